// The two links of a table: by its address one watches, by the players' link one sits down.

/** To watch. */
export const watchersLink = (table: string, origin: string = location.origin): string =>
  `${origin}/t/${table}`;

/** The page of a table where one sits down without being asked again. */
export const seatPath = (table: string, invite: string | null): string =>
  `/t/${table}?sit${invite ? `#${invite}` : ''}`;

/** Sitting down. What stands behind the # stays in the browser: no server and no proxy logs it. */
export const playersLink = (table: string, invite: string, origin: string = location.origin): string =>
  watchersLink(table, origin) + (invite === '' ? '' : `#${invite}`);
