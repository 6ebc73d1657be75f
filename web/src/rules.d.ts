// Made by the plugin in `rules.ts` from `docs/rules/` and `docs/players/`.
declare module 'virtual:rules' {
  /** The game that rules with these letters belong to. */
  export const prefixes: Record<string, string>;
  /** Every rule of each game in detail: a string of HTML of our own. */
  export const pages: Record<string, () => Promise<{ default: string }>>;
  /** What a player of GAME needs, by `GAME/LANGUAGE`: the same. */
  export const players: Record<string, () => Promise<{ default: string }>>;
}
