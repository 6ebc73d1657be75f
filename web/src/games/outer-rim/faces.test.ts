// Everybody and everything of the house's set has a face of its own; what an owner adds gets
// one made of its name, and the same one every time.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDrawn, portraitOf } from './people';
import { marksOf, worldOf } from './planets';
import { isShipDrawn, shipShape } from './ships';
import { boardOf } from './sample';

const data = join(import.meta.dirname, '../../../../rules/outer-rim/data');
const read = (name: string): string => readFileSync(join(data, name), 'utf8');
const ids = (name: string, kind: string): string[] =>
  [...read(name).matchAll(new RegExp(`^\\[\\[${kind}\\]\\]\\nid = "([^"]+)"`, 'gm'))].map((match) => match[1] ?? '');

test('the sixteen characters and all contacts are drawn by hand, no two alike', () => {
  const characters = ids('characters.toml', 'character');
  expect(characters).toHaveLength(16);
  const contacts = ids('contacts.toml', 'contact');
  expect(contacts).toHaveLength(33);
  const all = [...new Set([...characters, ...contacts])];
  expect(all.filter((id) => !isDrawn(id))).toEqual([]);
  expect(new Set(all.map((id) => JSON.stringify(portraitOf(id)))).size).toBe(all.length);
});

test('the sixteen ships have a silhouette each', () => {
  const ships = ids('ships.toml', 'ship');
  expect(ships).toHaveLength(16);
  expect(ships.filter((id) => !isShipDrawn(id))).toEqual([]);
  expect(new Set(ships.map((id) => shipShape(id).hull)).size).toBe(16);
});

describe('worlds', () => {
  const board = boardOf(read('board.toml'));
  const spaces = [...board.tile.flatMap((tile) => tile.spaces), ...board.endcap.flatMap((cap) => cap.spaces ?? [])];
  const planets = spaces.filter(({ kind }) => kind === 'planet' || kind === 'core').map(({ id }) => id);

  test('no two planets look alike', () => {
    expect(planets).toHaveLength(13);
    const looks = planets.map((id) => `${worldOf(id).ground} ${worldOf(id).mark} ${marksOf(id, worldOf(id).surface)}`);
    expect(new Set(looks).size).toBe(planets.length);
  });
});

test('what nobody has drawn has the same face every time', () => {
  expect(isDrawn('a-stranger')).toBe(false);
  expect(portraitOf('a-stranger')).toEqual(portraitOf('a-stranger'));
  expect(portraitOf('a-stranger')).not.toEqual(portraitOf('another-stranger'));
  expect(worldOf('a-new-world')).toEqual(worldOf('a-new-world'));
  expect(worldOf('a-new-world')).not.toEqual(worldOf('another-world'));
  expect(shipShape('a-new-ship').hull).not.toBe('');
});
