// Where we are: a few kinds of page, by the history of the browser.

export type Route =
  | { page: 'landing' }
  | { page: 'table'; table: string; text: boolean; screen: boolean; sit: boolean }
  | { page: 'join' }
  | { page: 'find' }
  | { page: 'replay'; table: string; eyes: string; step: number; entry: number | null; text: boolean }
  | { page: 'rules'; game: string }
  | { page: 'lost' };

/** The page an address stands for. */
export function parseRoute(pathname: string, search: string): Route {
  const parts = pathname.split('/').filter((part) => part !== '');
  const query = new URLSearchParams(search);
  const text = query.get('view') === 'text';
  const [room, table, rest] = parts;
  if (room === undefined) return { page: 'landing' };
  if (room === 'join' && parts.length === 1) return { page: 'join' };
  if (room === 'find' && parts.length === 1) return { page: 'find' };
  if (room === 'rules' && table !== undefined && parts.length === 2) return { page: 'rules', game: table };
  if (room !== 't' || table === undefined || !/^[\w-]{1,64}$/.test(table)) return { page: 'lost' };
  if (rest === undefined) {
    return { page: 'table', table, text, screen: query.get('view') === 'screen', sit: query.has('sit') };
  }
  if (rest !== 'replay' || parts.length > 3) return { page: 'lost' };
  const step = Number.parseInt(query.get('step') ?? '0', 10);
  return {
    page: 'replay',
    table,
    eyes: query.get('eyes') ?? 'spectator',
    step: Number.isFinite(step) && step > 0 ? step : 0,
    entry: /^\d+$/.test(query.get('entry') ?? '') ? Number(query.get('entry')) : null,
    text,
  };
}

let route = $state.raw<Route>(parseRoute(location.pathname, location.search));

function read(): void {
  route = parseRoute(location.pathname, location.search);
}

addEventListener('popstate', read);

/** The page being shown. Reactive. */
export function here(): Route {
  return route;
}

/** Goes to a page of ours. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  read();
  if (how === 'push') scrollTo(0, 0);
}

/** For links: follows them without leaving the page, unless the reader wants a new tab. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
