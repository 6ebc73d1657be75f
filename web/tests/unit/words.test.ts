// Every word the chrome uses exists in all three languages, and none is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const LANGUAGES = ['en', 'fr', 'es'];

function text(language: string): string {
  return readFileSync(join(root, 'locales', language, 'web.ftl'), 'utf8');
}
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentResource(text(language)).body) {
    found.set(
      entry.id,
      [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1] ?? '').sort(),
    );
  }
  return found;
}
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path.includes('/games/') ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const code = sources(join(root, 'web/src')).join('\n');
/** Keys made of parts in the code, such as `level-${level}`: their beginnings. */
const families = ['api-', 'game-', 'level-', 'option-', 'pace-', 'settings-theme-', 'stage-'];

test.each(LANGUAGES)('%s parses without losing a message', (language) => {
  const heads = [...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
  expect([...messages(language).keys()]).toEqual(heads);
  expect(new Set(heads).size).toBe(heads.length);
});

test.each(['fr', 'es'])('%s has the keys and variables of English', (language) => {
  const english = messages('en');
  const other = messages(language);
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [key, variables] of english) {
    expect([key, new Set(other.get(key))]).toEqual([key, new Set(variables)]);
  }
});

test('every key in the code has words', () => {
  const used = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
  expect(used.length).toBeGreaterThan(50);
  const known = messages('en');
  expect(used.filter((key) => !known.has(key))).toEqual([]);
});

test('every word is used', () => {
  const quoted = new Set([...code.matchAll(/['"`]([a-z][\w-]+)['"`]/g)].map((match) => match[1]));
  const unused = [...messages('en').keys()].filter(
    (key) =>
      !quoted.has(key) &&
      !quoted.has(key.replace(/-why$/, '')) &&
      !families.some((family) => key.startsWith(family)),
  );
  expect(unused).toEqual([]);
});
