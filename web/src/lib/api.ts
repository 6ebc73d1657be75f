// What the server answers over plain HTTP.

import type {
  GameInfo,
  HouseInfo,
  JoinCode,
  Joined,
  Matched,
  MoveCode,
  Moved,
  NewTable,
  OpenTables,
  Opened,
  Replay,
  Seating,
  Stats,
  Story,
  WantedMatch,
} from './wire';

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

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, '', '');
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  try {
    return (await (await fetched(path, init)).json()) as T;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'signed_out') signedOut();
    throw error;
  }
}

let signedOut = (): void => {};
/** Says what to do when an answer tells that our secret is good no longer. */
export function whenSignedOut(act: () => void): void {
  signedOut = act;
}

/** A body, and whoever sends it. */
const post = (body: unknown, key?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(key ? { 'cantina-key': key } : {}) },
  body: JSON.stringify(body),
});

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const said = (key: string) => String(body[key] ?? '');
  return new ApiError(response.status, said('code'), said('message'), said('rule'));
}

/** The player's secret travels in a header: addresses are kept by proxies and histories. */
const keyed = (key: string): RequestInit => ({ headers: { 'cantina-key': key } });

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  /** By which address others come here. */
  house: () => ask<HouseInfo>('/api/house'),
  open: (table: NewTable<unknown>) => ask<Opened>('/api/tables', post(table)),
  /** A code that brings another device to us, and our name with it. */
  moveCode: (key: string, name: string) => ask<MoveCode>('/api/me/code', post({ name }, key)),
  /** Lets a fresh key stand for whoever made the code. */
  move: (code: string, fresh: string) => ask<Moved>('/api/me/move', post({ code, key: fresh })),
  /** Lets a fresh key stand for us, and no other any more. */
  changeKey: (key: string, fresh: string) => fetched('/api/me/key', post({ key: fresh }, key)),
  mine: (key: string) => ask<Seating[]>('/api/tables', keyed(key)),
  /** The same for a key that is not ours now: if it is revoked, that says nothing of us. */
  tablesOf: async (key: string) => (await (await fetched('/api/tables', keyed(key))).json()) as Seating[],
  seating: (table: string) => ask<Seating>(`/api/tables/${table}`),
  /** The key opens a private table to those who play there; so it does for all that follows. */
  content: (table: string, key: string) =>
    ask<unknown>(`/api/tables/${table}/content?drawn=true`, keyed(key)),
  /** The key says which seat was ours; the eyes may be anybody's once it is over. */
  replay: (table: string, eyes: string, lang: string, key: string) => {
    const query = new URLSearchParams({ eyes, lang });
    return ask<Replay<unknown, unknown, unknown>>(`/api/tables/${table}/replay?${query}`, keyed(key));
  },
  /** Only once the game is over. */
  stats: (table: string, lang: string, key: string) =>
    ask<Stats>(`/api/tables/${table}/stats?lang=${lang}`, keyed(key)),
  /** The short code that leads others to a table of ours. */
  joinCode: (table: string, key: string) => ask<JoinCode>(`/api/tables/${table}/code`, post({}, key)),
  /** Where such a code leads. */
  join: (code: string) => ask<Joined>('/api/join', post({ code })),
  /** The tables that wait for players, and how many there are. */
  openTables: () => ask<OpenTables>('/api/open'),
  /** A table where such a game waits for somebody; a new one, if there is none. */
  match: (wanted: WantedMatch) => ask<Matched>('/api/match', post(wanted)),
  /** Only once the game is over. */
  story: (table: string, lang: string, key: string) =>
    ask<Story>(`/api/tables/${table}/story?lang=${lang}`, keyed(key)),
  /** The table at which the people of this one play again: the same for all of them. */
  rematch: (table: string, key: string) => ask<Opened>(`/api/tables/${table}/rematch`, post({}, key)),
  /** The table as a picture: to keep, or for dots that a messenger takes. */
  picture: async (table: string, lang: string, kind: 'svg' | 'png', key: string) =>
    (await fetched(`/api/tables/${table}/picture.${kind}?lang=${lang}`, keyed(key))).blob(),
  /** Only once the game is over: everything that happened, as a file. */
  record: async (table: string, key: string) =>
    (await fetched(`/api/tables/${table}/record`, keyed(key))).blob(),
};

/** The address of a table's socket. */
export function socketUrl(table: string, page: Location = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/api/tables/${table}/ws`;
}
