// Hands that play Bounty Hunters by what is on the screen: a card is taken up first, and
// then put somewhere. They know no rules.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { facesOf } from '../../src/games/bounty-hunters/cards.ts';
import type { Face } from '../../src/games/bounty-hunters/faces.ts';
import type { Content } from '../../src/games/bounty-hunters/types.ts';
import type { Action, Tape } from './bounty-hunters-wire.ts';
import { END } from './play.ts';
import type { Person } from './world.ts';

export const GAME = 'bounty-hunters';
/** No game takes more answers of one person than this; a real one takes about fifty. */
const ANSWERS_MAX = 300;
const LOOK_MS = 20;
const IDLE_MS_MAX = 30_000;

export interface Spot {
  x: number;
  y: number;
  /** The answer as the page carries it, or the number of the card to take up. */
  what: string;
  /** The key that does the same, as drawn beside it. */
  key: string | null;
  /** A card of the hand, which can be dragged. */
  inHand: boolean;
}

/** What somebody sees who wants to answer. */
export interface Sighted {
  over: boolean;
  /** Something is locked in already and waits for the others. */
  locked: boolean;
  answers: Spot[];
  cards: Spot[];
}

/** Everything that answers and lies open to a finger. */
export function look(page: Page): Promise<Sighted> {
  return page.evaluate((end) => {
    const answers: Spot[] = [];
    const cards: Spot[] = [];
    for (const each of document.querySelectorAll<HTMLElement>('main :is([data-action], [data-pick])')) {
      if (each.matches(':disabled, [aria-disabled=true]')) continue;
      const box = each.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!each.contains(document.elementFromPoint(x, y))) continue;
      const { action, pick = '' } = each.dataset;
      const key = each.querySelector('kbd')?.textContent?.trim() || null;
      (action === undefined ? cards : answers).push({
        x,
        y,
        what: action ?? pick,
        key,
        inHand: each.matches('[data-zone=hand] *'),
      });
    }
    return {
      over: document.querySelector(end) !== null,
      locked: document.querySelector('.question.locked') !== null,
      answers,
      cards,
    };
  }, END);
}

/** Waits until there is something to answer that is not answered yet, or the end. */
export async function awaitQuestion(page: Page): Promise<Sighted> {
  for (let waited = 0; waited < IDLE_MS_MAX; waited += LOOK_MS) {
    const sighted = await look(page);
    if (sighted.over) return sighted;
    if (!sighted.locked && sighted.answers.length + sighted.cards.length > 0) return sighted;
    await page.waitForTimeout(LOOK_MS);
  }
  throw new Error('nothing to answer appeared');
}

/** One of the things that are there, another one each time. */
export function nthOf<T>(things: readonly T[], nth: number): T {
  const thing = things[nth % things.length];
  assert.ok(thing !== undefined, 'there is nothing to choose from');
  return thing;
}

/** How a spot is touched: with a mouse, a finger or a key; and which ones can be. */
export interface Touch {
  can: (spot: Spot) => boolean;
  do: (page: Page, spot: Spot) => Promise<void>;
}

export const byMouse: Touch = { can: () => true, do: (page, { x, y }) => page.mouse.click(x, y) };
export const byThumb: Touch = { can: () => true, do: (page, { x, y }) => page.touchscreen.tap(x, y) };
/** By the keys that are drawn. Every answer has one, if not in each place that offers it. */
export const byKey: Touch = {
  can: ({ key }) => key !== null,
  do: (page, { key }) => page.keyboard.press((key ?? '').toLowerCase()),
};

/** Takes a card up where one must be, and answers; returns what was said. */
export async function answer(
  page: Page,
  tape: Tape,
  nth: number,
  touch: Touch,
  sighted: Sighted,
): Promise<Action> {
  let { answers } = sighted;
  if (answers.length === 0) {
    await touch.do(page, nthOf(sighted.cards.filter(touch.can), nth));
    for (let waited = 0; answers.length === 0; waited += LOOK_MS) {
      assert.ok(waited < 5_000, 'a card was taken up, and nothing can be done with it');
      await page.waitForTimeout(LOOK_MS);
      ({ answers } = await look(page));
    }
  }
  const touched = answers.filter(touch.can);
  assert.equal(
    new Set(touched.map((it) => it.what)).size,
    new Set(answers.map((it) => it.what)).size,
    'out of reach',
  );
  // The same answer is often offered in two places: on the table and among the buttons.
  const chosen = nthOf(touched, nth >> 1);
  let first = true;
  const said = await tape.hear(async () => {
    const again = first
      ? chosen
      : (await look(page)).answers.find((it) => it.what === chosen.what && touch.can(it));
    first = false;
    if (again) await touch.do(page, again);
  });
  assert.equal(JSON.stringify(said), chosen.what);
  return said;
}

/** Plays until the end panel is there; `before` may do something else instead of an answer. */
export async function playToTheEnd(
  { page }: Person,
  tape: Tape,
  touch: Touch,
  before: (sighted: Sighted, answers: number) => Promise<boolean> = async () => false,
): Promise<number> {
  for (let answers = 0; answers < ANSWERS_MAX; answers += 1) {
    const sighted = await awaitQuestion(page);
    if (sighted.over) return answers;
    if (await before(sighted, answers)) continue;
    await answer(page, tape, answers, touch, sighted);
  }
  throw new Error('the game does not end');
}

/** A table of this game against bots, by the front door. */
export async function playNow({ page }: Person, seats: number, level = 'rookie'): Promise<string> {
  await page.goto('/');
  const card = page.locator(`[data-game=${GAME}]`);
  await card.getByRole('radio', { name: String(seats), exact: true }).check();
  await card.locator(`input[value=${level}]`).check();
  await card.getByTestId('play-now').click();
  await page.waitForURL(/\/t\/[^/]+$/);
  return new URL(page.url()).pathname;
}

/** What each card of the table's set shows: cards that show the same share their numbers in a view. */
export async function facesAt({ page }: Person, path: string): Promise<Face[]> {
  const table = path.split('/').at(-1) ?? '';
  const content = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/content`)).json(), table);
  const words = { lang: 'en', crates: String, duo: (a: string, b: string) => `${a} ${b}`, crate: 'crate' };
  return facesOf(content as Content, words);
}

/** Drags a card of the hand to one of the places that light up; returns the place. */
export async function dragCard(page: Page, card: Spot, nth: number): Promise<string> {
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x, card.y - 20, { steps: 3 });
  const places = await page.evaluate(() => {
    const names = document.querySelector('[data-dragging]')?.getAttribute('data-dragging') ?? '';
    return names.split(' ').flatMap((name) => {
      const element = document.querySelector<HTMLElement>(`[data-drop~="${name}"]`);
      const box = element?.getBoundingClientRect();
      return box && box.width > 0 ? [{ name, x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
    });
  });
  const place = nthOf(places, nth);
  await page.mouse.move(place.x, place.y, { steps: 6 });
  await page.mouse.up();
  return place.name;
}
