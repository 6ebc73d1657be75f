// Situations of Outer Rim that a test begins with, and hands that give one answer at a time.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { keyOf, type Looks, type Person, type World } from './world.ts';

/** The parts of a situation that tests say; the rest is as after setup. */
export interface Sat {
  character: string;
  ship: string;
  space: string;
  credits?: number;
  fame?: number;
  damage?: [number, number];
  reputation?: object;
  cards?: { card: string; turned?: boolean; captive?: boolean }[];
  ambition?: string;
}
export interface Situation {
  step: 'planning' | 'action' | 'encounter';
  players: Sat[];
  turn?: number;
  market?: object;
  patrols?: object;
  contacts?: object[];
  options?: object;
  seed?: number;
}

export const HAN: Sat = { character: 'han-solo', ship: 'g9-rigger', space: 'tatooine', credits: 5_000 };
export const BOBA: Sat = {
  character: 'boba-fett',
  ship: 'g-1a-starfighter',
  space: 'ord-mantell',
  credits: 5_000,
};
export const held = (...cards: string[]): { card: string }[] => cards.map((card) => ({ card }));

const ID = '0staged000';
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dov'];

/** Those who sit in this situation, in the order of their seats, each before the drawn table. */
export async function beginAt(
  world: World,
  situation: Situation,
  looks: readonly Looks[] = [{}],
): Promise<Person[]> {
  const {
    step,
    players,
    turn = 0,
    market = {},
    patrols = {},
    contacts = [],
    options = {},
    seed = 1,
  } = situation;
  const seats = players.map((_, nth) => NAMES[nth] ?? `P${nth}`);
  world.staged.push({
    id: ID,
    game: 'outer-rim',
    position: { turn, step, round: 1, players, market, patrols, contacts },
    options: { expansion: true, ...options },
    seed,
    seats: seats.map((name) => ({ name, key: keyOf(name) })),
  });
  const people: Person[] = [];
  for (const [nth, name] of seats.entries()) {
    const person = await world.person(name, looks[nth] ?? {});
    await person.page.goto(`/t/${ID}`);
    await person.page.locator('[data-table] [data-space]').first().waitFor();
    people.push(person);
  }
  return people;
}

/** The answer with exactly this action, as a selector. */
export const answer = (action: unknown): string =>
  `[data-decision] [data-action='${JSON.stringify(action)}']`;
/** The answers whose action has this key. */
export const answers = (key: string): string => `[data-decision] [data-action*='"${key}":']`;

export type Hand = 'mouse' | 'thumb' | 'keys';

/** Gives one answer, and waits until the table has taken it. */
export async function give(page: Page, what: string, hand: Hand = 'mouse'): Promise<void> {
  const item = page.locator(what).first();
  await item.waitFor();
  const asked = await page.locator('[data-table]').getAttribute('data-asked');
  if (hand === 'thumb') await item.tap();
  else if (hand === 'mouse') await item.click();
  else {
    const key = (await item.locator('kbd').textContent()) ?? '';
    assert.match(key, /^\d+$/, `no key at ${what}`);
    for (const digit of key) await page.keyboard.press(digit);
    if ((await page.locator('[data-decision] .typed').count()) > 0) await page.keyboard.press('Enter');
  }
  await page.waitForFunction(
    (before) => document.querySelector('[data-table]')?.getAttribute('data-asked') !== before,
    asked,
  );
}

/** What the log tells, oldest first; of a table so wide that it has one. */
export async function linesOf(page: Page): Promise<string> {
  return (await page.locator('ol > li[data-seq]').allTextContents()).join('\n');
}
/** Waits until a line of the log says this. */
export async function told(page: Page, what: RegExp): Promise<void> {
  await page.locator('ol > li[data-seq]', { hasText: what }).first().waitFor();
}
