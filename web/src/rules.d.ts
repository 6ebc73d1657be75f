// Made by the plugin in `rules.ts` from `docs/rules/`.
declare module 'virtual:rules' {
  /** The game that rules with these letters belong to. */
  export const prefixes: Record<string, string>;
  /** The page of each game's rules: a string of HTML of our own. */
  export const pages: Record<string, () => Promise<{ default: string }>>;
}
