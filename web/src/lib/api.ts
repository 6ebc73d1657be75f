// What the server answers over plain HTTP.

import type { GameInfo, NewTable, Opened, Replay, Seating } from './wire';

/** The server said no, or nothing at all (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, '');
  }
  if (!response.ok) throw new ApiError(response.status, await reason(response));
  return (await response.json()) as T;
}

async function reason(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { message?: unknown };
    return typeof body.message === 'string' ? body.message : '';
  } catch {
    return '';
  }
}

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  open: (table: NewTable<unknown>) =>
    ask<Opened>('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    }),
  mine: (key: string) => ask<Seating[]>(`/api/tables?key=${encodeURIComponent(key)}`),
  seating: (table: string) => ask<Seating>(`/api/tables/${table}`),
  content: (table: string) => ask<unknown>(`/api/tables/${table}/content`),
  replay: (table: string, eyes: string, lang: string) =>
    ask<Replay<unknown, unknown, unknown>>(`/api/tables/${table}/replay?eyes=${encodeURIComponent(eyes)}&lang=${lang}`),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
};

/** The address of a table's socket. */
export function socketUrl(table: string, page: Location = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/api/tables/${table}/ws`;
}
