// The two links of a table: by its address one watches, by the players' link one sits down.

/** To watch. */
export const watchersLink = (table: string, origin: string = location.origin): string =>
  `${origin}/t/${table}`;

/** Sitting down. What stands behind the # stays in the browser: no server and no proxy logs it. */
export const playersLink = (table: string, invite: string, origin: string = location.origin): string =>
  watchersLink(table, origin) + (invite === '' ? '' : `#${invite}`);
