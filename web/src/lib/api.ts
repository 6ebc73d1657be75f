// What the server answers over plain HTTP.

import type { NewTable, Now, Opened, Seating, Step } from './wire';

/** One of the games this server deals. */
export interface GameInfo {
  id: string;
  seats: { min: number; max: number };
  levels: string[];
  /** JSON Schema of the options. */
  options_schema: unknown;
}

/** One moment of a finished table. */
export interface Frame<V = unknown, S = unknown, A = unknown> {
  step: Step<S>;
  now: Now<V, A>;
}

export interface Replay {
  seating: Seating;
  frames: Frame[];
}

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
  open: (table: NewTable) =>
    ask<Opened>('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    }),
  mine: (key: string) => ask<Seating[]>(`/api/tables?key=${encodeURIComponent(key)}`),
  seating: (table: string) => ask<Seating>(`/api/tables/${table}`),
  content: (table: string) => ask<unknown>(`/api/tables/${table}/content`),
  replay: (table: string, eyes: string, lang: string) =>
    ask<Replay>(`/api/tables/${table}/replay?eyes=${encodeURIComponent(eyes)}&lang=${lang}`),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
};

/** The address of a table's socket. */
export function socketUrl(table: string, page: Location = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/api/tables/${table}/ws`;
}
