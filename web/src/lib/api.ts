// What the server answers over plain HTTP.

import type { GameInfo, NewTable, Opened, Replay, Seating, Stats } from './wire';

/** The server said no, or nothing at all (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** Why, for programs; empty if the server did not say. */
    readonly code: string,
    message: string,
    /** The rule behind it, if there is one. */
    readonly rule: string = '',
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, '', '');
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const said = (key: string) => String(body[key] ?? '');
  return new ApiError(response.status, said('code'), said('message'), said('rule'));
}

/** The player's secret travels in a header: addresses are kept by proxies and histories. */
const keyed = (key: string): RequestInit => ({ headers: { 'cantina-key': key } });

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  open: (table: NewTable<unknown>) =>
    ask<Opened>('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    }),
  mine: (key: string) => ask<Seating[]>('/api/tables', keyed(key)),
  seating: (table: string) => ask<Seating>(`/api/tables/${table}`),
  content: (table: string) => ask<unknown>(`/api/tables/${table}/content`),
  /** The key says which seat was ours; the eyes may be anybody's once it is over. */
  replay: (table: string, eyes: string, lang: string, key: string) => {
    const query = new URLSearchParams({ eyes, lang });
    return ask<Replay<unknown, unknown, unknown>>(`/api/tables/${table}/replay?${query}`, keyed(key));
  },
  /** Only once the game is over. */
  stats: (table: string, lang: string) => ask<Stats>(`/api/tables/${table}/stats?lang=${lang}`),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
};

/** The address of a table's socket. */
export function socketUrl(table: string, page: Location = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/api/tables/${table}/ws`;
}
