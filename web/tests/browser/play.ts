// Hands that play: by mouse, by finger and by keys. They know no rules: they answer
// what is offered.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Person } from './world.ts';

/** No game against bots takes more answers of one person than this. */
const ANSWERS_MAX = 400;
const PAUSE_MS = 25;

export const END = '[data-testid=end-panel]';

/** The card of a game on the landing page. */
export const cardOf = (page: Page, game = 'han-solo') => page.locator(`[data-game=${game}]`);

/** A table against bots, by the front door: at most two clicks. */
export async function playNow(
  { page }: Person,
  seats: number,
  level = 'rookie',
  game?: string,
): Promise<string> {
  await page.goto('/');
  const card = cardOf(page, game);
  await card.getByRole('radio', { name: String(seats), exact: true }).check();
  await card.locator(`input[value=${level}]`).check();
  await card.getByTestId('play-now').click();
  await page.waitForURL(/\/t\/[^/]+$/);
  return new URL(page.url()).pathname;
}

export async function isOver(page: Page): Promise<boolean> {
  return page.locator(END).isVisible();
}

/** The question that is open, as a number that changes with it; null for none. */
async function decision(page: Page): Promise<string | null> {
  const words = await page.getByTestId('decision').textContent();
  return words === '' ? null : words;
}

/** The middle of each thing that answers the menu and lies open to a finger. */
function reachable(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() => {
    const open: { x: number; y: number }[] = [];
    for (const each of document.querySelectorAll<HTMLElement>('[data-action]')) {
      if (each.matches(':disabled, [aria-disabled=true]')) continue;
      const box = each.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (each.contains(document.elementFromPoint(x, y))) open.push({ x, y });
    }
    return open;
  });
}

/** Answers one question on the drawn table with a click or a tap; false if nothing is offered. */
export async function answerByHand(page: Page, nth: number, touch = false): Promise<boolean> {
  const offered = await reachable(page);
  const target = offered[nth % Math.max(1, offered.length)];
  if (!target) return false;
  if (touch) await page.touchscreen.tap(target.x, target.y);
  else await page.mouse.click(target.x, target.y);
  return true;
}

export interface Manner {
  touch?: boolean;
  /** Clicks beside things to skip what is being shown, now and then. */
  hurry?: boolean;
}

/** Plays until the end panel is there. */
export async function playByHand(person: Person, manner: Manner = {}): Promise<number> {
  const { page } = person;
  let answers = 0;
  for (let tries = 0; tries < ANSWERS_MAX * 20; tries += 1) {
    if (await isOver(page)) return answers;
    if (await answerByHand(page, answers, manner.touch)) answers += 1;
    else if (manner.hurry && tries % 20 === 19) await page.locator('header .game').click();
    assert.ok(answers < ANSWERS_MAX, 'the game does not end');
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error(`${person.name} got nowhere after ${answers} answers`);
}

/** Presses what one of the answers on a drawn table shows as its key; false if none is shown. */
export async function answerByShownKey(page: Page, nth: number): Promise<boolean> {
  const keys = await page.evaluate(() =>
    [
      ...document.querySelectorAll('[data-table] [data-action]:not(:disabled):not([aria-disabled=true]) kbd'),
    ].map((it) => it.textContent ?? ''),
  );
  const key = keys[nth % Math.max(1, keys.length)];
  if (!key) return false;
  for (const sign of key) await page.keyboard.press(sign.toLowerCase());
  // With more answers than digits the number is whole when Enter says so.
  if ((await page.locator('[data-decision] .typed').count()) > 0) await page.keyboard.press('Enter');
  return true;
}

/** Answers one question on the text table by keys alone; false if nothing is asked. */
export async function answerByKeys(page: Page, nth: number): Promise<boolean> {
  const options = page.locator('[data-testid=text-table] ol [data-action]');
  const count = await options.count();
  if (count === 0 || (await decision(page)) === null) return false;
  const number = (nth % count) + 1;
  if (nth % 3 === 0) {
    // The command line: a slash, the number, Enter.
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type(String(number));
    await page.keyboard.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  } else if (count > 9) {
    await page.keyboard.type(String(number));
    await page.keyboard.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  } else {
    await page.keyboard.press(String(number));
  }
  return true;
}

export async function playByKeys(person: Person): Promise<number> {
  const { page } = person;
  let answers = 0;
  for (let tries = 0; tries < ANSWERS_MAX * 20; tries += 1) {
    if (await isOver(page)) return answers;
    if (await answerByKeys(page, answers)) answers += 1;
    assert.ok(answers < ANSWERS_MAX * 2, 'the game does not end');
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error(`${person.name} got nowhere after ${answers} answers`);
}

/** The lines of the log, from the drawer of the drawn table or the page of the text table. */
export async function logOf(page: Page): Promise<string[]> {
  const list = page.locator('ol > li[data-seq]');
  if ((await list.count()) === 0) await page.getByTestId('log-toggle').click();
  await list.first().waitFor();
  const lines = await list.allTextContents();
  return lines.map((line) => line.trim().replace(/\s+/g, ' '));
}
