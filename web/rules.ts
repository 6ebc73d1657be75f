// The rules of the games as pages, made HTML when the client is built.
//
//   virtual:rules                which game a rule's prefix belongs to, and where each page is
//   virtual:rules/GAME           every rule in detail (`docs/rules/GAME.md`), as a string of HTML
//   virtual:rules/GAME/LANGUAGE  what a player needs (`docs/players/GAME.LANGUAGE.md`), the same

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { DRAWINGS } from './rules-drawings.ts';

// The rules of a game that is not whole yet lie one folder deeper; its lines link to them all the same.
const FOLDERS = ['../docs/rules', '../docs/rules/begun'].map((folder) => join(import.meta.dirname, folder));
const PLAYERS = join(import.meta.dirname, '../docs/players');
const LANGUAGES = ['en', 'fr', 'es'];
const INDEX = 'virtual:rules';
/** A rule's id at the beginning of an item, as `cargo xtask rules` finds it. */
const DEFINED = /<li>(\s*<p>)?\s*<strong>([A-Z]{2,}-\d+(?:\.\d+)*)/g;
/** A mention of one. */
const MENTIONED = /(?<!<strong>)\b[A-Z]{2,}-\d+(?:\.\d+)*/g;
/** What the file says to whoever works on it, and to nobody who plays. */
const FOR_AUTHORS = /[^.\n]*`cargo xtask rules`[^.]*\.[ ]?/g;

const file = (game: string): string =>
  FOLDERS.map((folder) => join(folder, `${game}.md`)).find((path) => existsSync(path)) ?? `${game}.md`;
const text = (game: string): string => readFileSync(file(game), 'utf8');
const forPlayers = (game: string, language: string): string => join(PLAYERS, `${game}.${language}.md`);
const games = (): string[] =>
  FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length));

/** HTML in which every rule can be linked to, and every mention of one is a link. */
export function rulesPage(markdown: string): string {
  const html = marked.parse(markdown.replace(FOR_AUTHORS, ''), { async: false, gfm: true });
  const ids = new Set([...html.matchAll(DEFINED)].map((found) => found[2]));
  return (
    html
      // A wide table scrolls in a box of its own, which keys must reach.
      .replace(/<table>[^]*?<\/table>/g, (table) => `<div class="wide" tabindex="0">${table}</div>`)
      .replace(MENTIONED, (id) => (ids.has(id) ? `<a href="#${id}">${id}</a>` : id))
      .replace(
        DEFINED,
        (_, open: string | undefined, id: string) => `<li id="${id}">${open ?? ''}<strong>${id}`,
      )
  );
}

/** The ids that a game's rules define. */
export function definedIn(markdown: string): Set<string> {
  const html = marked.parse(markdown, { async: false, gfm: true });
  return new Set([...html.matchAll(DEFINED)].map((found) => found[2] ?? ''));
}

function drawing(alt: string, name: string): string {
  const known = DRAWINGS[name];
  if (!known) throw new Error(`the rules for players want a drawing that there is not: ${name}`);
  const [width, height] = known.size;
  const label = alt.replace(/"/g, '&quot;');
  return `<figure><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${known.body}</svg><figcaption>${alt}</figcaption></figure>`;
}

/** What a player needs: short, with drawings, and each sentence with the rule it tells of. */
export function playersPage(markdown: string, ids: ReadonlySet<string>): string {
  const drawn = markdown.replace(/^\{draw ([\w-]+): (.*)\}$/gm, (_, name: string, alt: string) =>
    drawing(alt, name),
  );
  const html = marked.parse(drawn, { async: false, gfm: true });
  // The ids in brackets behind a sentence are one small link each.
  return html.replace(MENTIONED, (id) => {
    if (!ids.has(id)) throw new Error(`the rules for players name a rule that there is not: ${id}`);
    return `<a class="rule" href="#${id}">${id}</a>`;
  });
}

/** The letters before the numbers of a game's rules; a game with an expansion has several. */
export function prefixesOf(markdown: string): string[] {
  const found = [...markdown.matchAll(/^\s*-\s+\*\*([A-Z]{2,})-\d/gm)].map((match) => match[1] ?? '');
  return [...new Set(found)];
}

function index(): string {
  const prefixes = Object.fromEntries(
    games().flatMap((game) => prefixesOf(text(game)).map((prefix) => [prefix, game])),
  );
  const page = (id: string) => `${JSON.stringify(id)}: () => import('${INDEX}/${id}')`;
  const pages = games().map(page);
  const players = games().flatMap((game) =>
    LANGUAGES.filter((language) => existsSync(forPlayers(game, language))).map((language) =>
      page(`${game}/${language}`),
    ),
  );
  return [
    `export const prefixes = ${JSON.stringify(prefixes)};`,
    `export const pages = {${pages.join(',')}};`,
    `export const players = {${players.join(',')}};`,
  ].join('\n');
}

export function rules(): Plugin {
  return {
    name: 'cantina-rules',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${INDEX}/`)) return null;
      const [game, language] = id.slice(`\0${INDEX}/`.length).split('/');
      if (game === undefined) return null;
      this.addWatchFile(file(game));
      if (language === undefined) return `export default ${JSON.stringify(rulesPage(text(game)))};`;
      const path = forPlayers(game, language);
      this.addWatchFile(path);
      const html = playersPage(readFileSync(path, 'utf8'), definedIn(text(game)));
      return `export default ${JSON.stringify(html)};`;
    },
  };
}
