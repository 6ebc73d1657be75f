// Outer Rim on the drawn table: the turn is always in sight, answers keep their place and key,
// and what has happened is told before the next question.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { check, DRAWN } from './access.ts';
import { openDrawn, SIZES, TRIES_MAX, untilCourse } from './outer-rim.ts';
import { answerByHand, isOver } from './play.ts';
import type { BrowserTest } from './world.ts';

const MARKET = '[data-decision] [data-action=\'"market"\']';
const GO_ON = '[data-decision] [data-action=\'"done"\']';
const ROUNDS_MAX = 40;

/** Answers by hand until something is on the table; false if the game ended first. */
async function playUntil(page: Page, what: string, touch = false): Promise<boolean> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (await isOver(page)) return false;
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    if (await page.locator(what).first().isVisible()) return true;
    await answerByHand(page, tries, touch);
    await page.waitForTimeout(25);
  }
  throw new Error(`${what} did not come`);
}

/** How much of the question and of its first answer is in sight, as the panel shows it. */
function inSight(page: Page): Promise<{ question: boolean; answer: boolean }> {
  return page.evaluate(() => {
    const panel = document.querySelector('[data-decision]')?.getBoundingClientRect();
    const question = document.querySelector('[data-decision] .question')?.getBoundingClientRect();
    const answer = document.querySelector('[data-decision] [data-action]')?.getBoundingClientRect();
    const bottom = Math.min(panel?.bottom ?? 0, innerHeight);
    return {
      question: !!question && !!panel && question.top >= panel.top && question.bottom <= bottom,
      answer: !!answer && answer.top + Math.min(40, answer.height) <= bottom,
    };
  });
}

export const outerRimTurnTests: BrowserTest[] = [
  {
    name: 'Outer Rim at every size: what is asked and its first answer are in sight without scrolling',
    async run(world) {
      const ana = await world.person('Ana', { language: 'fr' });
      const { page } = ana;
      await openDrawn(ana, 4);
      const look = async (when: string): Promise<void> => {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // One frame to lay the table out anew.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          assert.deepEqual(await inSight(page), { question: true, answer: true }, `${when}, ${size.width}x${size.height}`);
        }
      };
      await page.locator('[data-decision] [data-action]').first().waitFor();
      await look('the first question');
      await untilCourse(page);
      await look('a move');
      await page.setViewportSize({ width: 1440, height: 900 });
      if (await playUntil(page, '[data-told=recap]')) await look('a turn begins');
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    // Rules: OR-6.1, OR-6.2
    name: 'Outer Rim: a visited market keeps its place and key and says why; 0 goes on and tells what it leaves',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      await openDrawn(ana, 2);
      for (let turns = 0; turns < ROUNDS_MAX; turns += 1) {
        assert.ok(await playUntil(page, MARKET), 'the game ended without a market');
        const key = await page.locator(`${MARKET} kbd`).textContent();
        assert.equal(await page.locator(`${GO_ON} kbd`).textContent(), '0');
        const label = (await page.locator(`${MARKET} .said > span`).textContent()) ?? '';
        assert.ok((await page.locator(`${GO_ON} .still`).textContent())?.includes(label), 'what is left undone is not told');
        await page.locator(MARKET).click();
        await page.locator('[data-decision] [data-action*=discard_top]').first().waitFor();
        await page.keyboard.press('0');
        // With nothing else to do the table goes on by itself.
        const gone = page.locator('[data-decision] .gone');
        await page.locator('[data-decision] [data-action*=discard_top]').first().waitFor({ state: 'detached' });
        await page.locator('[data-decision] [data-action], .waiting').first().waitFor();
        if ((await gone.count()) === 0) continue;
        assert.equal(await gone.first().locator('kbd').textContent(), key);
        assert.match((await gone.first().textContent()) ?? '', new RegExp(`${label}: .+`));
        assert.equal(await page.locator(`${GO_ON} kbd`).textContent(), '0');
        assert.deepEqual(ana.errors, []);
        return;
      }
      throw new Error('no action step went on after the market');
    },
  },
  {
    // Rules: OR-4.1, OR-11.5
    name: 'Outer Rim: a turn begins with what happened since the last one, and each turn can be read with its dice',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      await openDrawn(ana, 3);
      let dice = 0;
      for (let rounds = 0; rounds < ROUNDS_MAX && dice === 0; rounds += 1) {
        assert.ok(await playUntil(page, '[data-told=recap]'), 'the game ended without dice');
        const rows = page.locator('[data-told=recap] [data-turn]');
        // Mine is the first of them: the one who goes first has had a turn before anybody else.
        const told = await rows.allTextContents();
        assert.ok(told.length >= 1 && told.length <= 3, told.join(' | '));
        if (rounds > 0) assert.match(told[0] ?? '', /You/);
        for (let nth = 0; nth < told.length; nth += 1) {
          await rows.nth(nth).click();
          await page.locator('dialog[open] ol li').first().waitFor();
          dice += await page.locator('dialog[open] [role=img].die').count();
          if (dice > 0) await check(page, 'a turn with its dice', DRAWN);
          await page.keyboard.press('Escape');
          if (dice > 0) break;
        }
        const first = page.locator('[data-decision] [data-action]').first();
        await first.click();
        await page.locator('[data-told=recap]').waitFor({ state: 'detached' });
      }
      assert.ok(dice > 0, 'nobody has rolled');
      assert.deepEqual(ana.errors, []);
    },
  },
];
