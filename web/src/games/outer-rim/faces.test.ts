// Everybody and everything of the shipped set has a face of its own; what an owner adds gets
// one made of its name, and the same one every time.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDrawn, portraitOf } from './people';
import { marksOf, worldOf } from './planets';
import { isShipDrawn, shipShape } from './ships';
import { PARTS } from './parts';
import { boardOf } from './sample';
import { isPassenger, isThingDrawn, thingOf } from './things';

const data = join(import.meta.dirname, '../../../../rules/outer-rim/data');
const read = (name: string): string => readFileSync(join(data, name), 'utf8');
const ids = (name: string, kind: string): string[] =>
  [...read(name).matchAll(new RegExp(`^\\[\\[${kind}\\]\\]\\nid = "([^"]+)"`, 'gm'))].map(
    (match) => match[1] ?? '',
  );

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
  const spaces = [
    ...board.tile.flatMap((tile) => tile.spaces),
    ...board.endcap.flatMap((cap) => cap.spaces ?? []),
  ];
  const planets = spaces.filter(({ kind }) => kind === 'planet' || kind === 'core').map(({ id }) => id);

  test('no two planets look alike', () => {
    expect(planets).toHaveLength(13);
    const looks = planets.map(
      (id) => `${worldOf(id).ground} ${worldOf(id).mark} ${marksOf(id, worldOf(id).surface)}`,
    );
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

test('what can lie on a table has a picture of its own, no two alike; people in the hold have faces', () => {
  const folders = ['market', 'databank'].flatMap((folder) =>
    readdirSync(join(data, folder)).map((file) => `${folder}/${file}`),
  );
  const cards = folders.flatMap((file) => read(file).split('[[card]]').slice(1));
  const idOf = (card: string): string => /id = "([^"]+)"/.exec(card)?.[1] ?? '';
  // Crew, targets of bounties and ships are people and ships, drawn elsewhere.
  const things = cards.filter(
    (card) => /kind = "(gear|mod|cargo|job)"/.test(card) && !/kind = "(crew|bounty)"/.test(card),
  );
  const ids = things.map(idOf).filter((id) => !isPassenger(id));
  expect(ids.length).toBeGreaterThan(70);
  expect(ids.filter((id) => !isThingDrawn(id))).toEqual([]);
  expect(new Set(ids.map((id) => JSON.stringify(thingOf({ id })))).size).toBe(ids.length);
});

test('a card of an owner has a picture made of what it is, the same every time', () => {
  const rifle = {
    id: 'my-rifle',
    deck: 'gear' as const,
    asset: { kind: 'gear' as const, traits: ['weapon'] },
  };
  expect(isThingDrawn(rifle.id)).toBe(false);
  expect(thingOf(rifle)).toEqual(thingOf(rifle));
  expect(['pistol', 'rifle', 'knife', 'axe', 'staff', 'bowcaster']).toContain(thingOf(rifle).puts[0]?.part);
  expect(Object.keys(PARTS).length).toBeGreaterThan(50);
});
