// Every word a drawn table uses exists in all three languages, and none is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const games = readdirSync(join(root, 'web/src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The messages of a drawn table with the variables each of them takes. */
function messages(game: string, language: string): Map<string, string[]> {
  const text = readFileSync(join(root, 'locales', language, `${game}-web.ftl`), 'utf8');
  return new Map(
    new FluentResource(text).body.map((entry) => {
      const found = [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)];
      return [entry.id, [...new Set(found.map((match) => match[1] ?? ''))].sort()];
    }),
  );
}
function code(game: string): string {
  const folder = join(root, 'web/src/games', game);
  return readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

describe.each(games)('%s', (game) => {
  test.each(['fr', 'es'])(
    'has the keys of English in %s, and asks for nothing English does not',
    (language) => {
      const [english, other] = [messages(game, 'en'), messages(game, language)];
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      const strange = [...other].flatMap(([key, wanted]) =>
        wanted.filter((it) => !english.get(key)?.includes(it)).map((it) => `${key}: ${it}`),
      );
      expect(strange).toEqual([]);
    },
  );

  test('has words for every key, and a use for every word', () => {
    const known = messages(game, 'en');
    const text = code(game);
    const used = [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    const own = [...known.keys()][0]?.split('-')[0] ?? '';
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((key) => key.startsWith(`${own}-`) && !known.has(key))).toEqual([]);
    expect([...known.keys()].filter((key) => !text.includes(`'${key}'`))).toEqual([]);
  });
});
