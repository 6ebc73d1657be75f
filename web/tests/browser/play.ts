// Hands that play: by mouse, by finger and by keys. They know no rules: they answer
// what is offered.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Person } from './world.ts';

/** No game against bots takes more answers of one person than this. */
const ANSWERS_MAX = 400;
const PAUSE_MS = 25;

export const END = '[data-testid=end-panel]';
const OFFERED = '[data-action]:visible:not([disabled]):not([aria-disabled=true])';

/** A table against bots, by the front door: at most two clicks. */
export async function playNow({ page }: Person, seats: number, level = 'rookie'): Promise<string> {
  await page.goto('/');
  const card = page.locator('[data-game=han-solo]');
  await card.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await card.locator(`input[value=${level}]`).check({ force: true });
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

/** Answers one question on the drawn table with a click or a tap; false if nothing is offered. */
export async function answerByHand(page: Page, nth: number, touch = false): Promise<boolean> {
  const offered = page.locator(OFFERED);
  const count = await offered.count();
  if (count === 0) return false;
  const target = offered.nth(nth % count);
  try {
    if (touch) await target.tap({ timeout: 2_000 });
    else await target.click({ timeout: 2_000 });
    return true;
  } catch (error) {
    // The table may have moved on between looking and clicking; a thing that can
    // never be clicked shows up as a game that never ends.
    if (String(error).includes('Timeout') || String(error).includes('detached')) return false;
    throw error;
  }
}

/** Plays until the end panel is there. */
export async function playByHand(person: Person, touch = false): Promise<number> {
  const { page } = person;
  let answers = 0;
  for (let tries = 0; tries < ANSWERS_MAX * 20; tries += 1) {
    if (await isOver(page)) return answers;
    if (await answerByHand(page, answers, touch)) answers += 1;
    assert.ok(answers < ANSWERS_MAX, 'the game does not end');
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error(`${person.name} got nowhere after ${answers} answers`);
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
