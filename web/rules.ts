// The rules of the games as pages: `docs/rules/GAME.md`, made HTML when the client is built.
//
//   virtual:rules         which game a rule's prefix belongs to, and where each page is
//   virtual:rules/GAME    the page of one game, as a string of HTML

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';

// The rules of a game that is not whole yet lie one folder deeper; its lines link to them all the same.
const FOLDERS = ['../docs/rules', '../docs/rules/begun'].map((folder) => join(import.meta.dirname, folder));
const INDEX = 'virtual:rules';
/** A rule's id at the beginning of an item, as `cargo xtask rules` finds it. */
const DEFINED = /<li>(\s*<p>)?\s*<strong>([A-Z]{2,}-\d+(?:\.\d+)*)/g;

const file = (game: string): string =>
  FOLDERS.map((folder) => join(folder, `${game}.md`)).find((path) => existsSync(path)) ?? `${game}.md`;
const text = (game: string): string => readFileSync(file(game), 'utf8');
const games = (): string[] =>
  FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length));

/** HTML in which every rule can be linked to, and every mention of one is a link. */
export function rulesPage(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  const ids = new Set([...html.matchAll(DEFINED)].map((found) => found[2]));
  return html
    // A wide table scrolls in a box of its own, which keys must reach.
    .replace(/<table>[^]*?<\/table>/g, (table) => `<div class="wide" tabindex="0">${table}</div>`)
    .replace(/(?<!<strong>)\b[A-Z]{2,}-\d+(?:\.\d+)*/g, (id) => (ids.has(id) ? `<a href="#${id}">${id}</a>` : id))
    .replace(DEFINED, (_, open: string | undefined, id: string) => `<li id="${id}">${open ?? ''}<strong>${id}`);
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
  const pages = games().map((game) => `${JSON.stringify(game)}: () => import('${INDEX}/${game}')`);
  return `export const prefixes = ${JSON.stringify(prefixes)};\nexport const pages = {${pages.join(',')}};`;
}

export function rules(): Plugin {
  return {
    name: 'cantina-rules',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${INDEX}/`)) return null;
      const game = id.slice(`\0${INDEX}/`.length);
      this.addWatchFile(file(game));
      return `export default ${JSON.stringify(rulesPage(text(game)))};`;
    },
  };
}
