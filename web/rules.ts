// The rules of the games as pages: `docs/rules/GAME.md`, made HTML when the client is built.
//
//   virtual:rules         which game a rule's prefix belongs to, and where each page is
//   virtual:rules/GAME    the page of one game, as a string of HTML

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../docs/rules');
const INDEX = 'virtual:rules';
/** A rule's id at the beginning of an item, as `cargo xtask rules` finds it. */
const DEFINED = /<li>(\s*<p>)?\s*<strong>([A-Z]{2,}-\d+(?:\.\d+)*)/g;

const text = (game: string): string => readFileSync(join(FOLDER, `${game}.md`), 'utf8');
const games = (): string[] =>
  readdirSync(FOLDER)
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

/** The letters before the number of a game's rules. */
export function prefixOf(markdown: string): string | undefined {
  return /^\s*-\s+\*\*([A-Z]{2,})-\d/m.exec(markdown)?.[1];
}

function index(): string {
  const prefixes = Object.fromEntries(games().map((game) => [prefixOf(text(game)), game]));
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
      this.addWatchFile(join(FOLDER, `${game}.md`));
      return `export default ${JSON.stringify(rulesPage(text(game)))};`;
    },
  };
}
