// Whole games of Outer Rim on the drawn table, short ones: alone against each opponent by mouse,
// by keys and by thumb, and two people in two browsers.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { watchShifts } from './measure.ts';
import { openWith, TRIES_MAX } from './outer-rim.ts';
import { answerByHand, END, isOver } from './play.ts';
import type { BrowserTest, Person } from './world.ts';

const ROUNDS = 3;
type Hand = (page: Page, nth: number) => Promise<boolean>;

/** Presses what one of the answers shows as its key. */
async function pressKey(page: Page, nth: number): Promise<boolean> {
  const keys = await page.evaluate(() =>
    [...document.querySelectorAll('[data-decision] [data-action][aria-disabled=false] kbd')].map(
      (it) => it.textContent ?? '',
    ),
  );
  const key = keys[nth % Math.max(1, keys.length)];
  if (!key) return false;
  for (const digit of key) await page.keyboard.press(digit);
  // With more answers than digits the number is whole when Enter says so.
  if ((await page.locator('[data-decision] .typed').count()) > 0) await page.keyboard.press('Enter');
  return true;
}

/** Plays until everybody sees the end; each answers what they are asked. */
async function playOut(people: Person[], hand: Hand): Promise<number> {
  let answers = 0;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    let over = 0;
    for (const { page } of people) {
      if (await isOver(page)) over += 1;
      else if (await hand(page, answers)) answers += 1;
      else if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    }
    if (over === people.length) return answers;
    await people[0]?.page.waitForTimeout(25);
  }
  throw new Error(`the game did not end after ${answers} answers`);
}

const MANNERS: { how: string; opponents: string; hand: Hand; phone: boolean }[] = [
  { how: 'by mouse', opponents: 'courier', hand: (page, nth) => answerByHand(page, nth), phone: false },
  { how: 'by keys', opponents: 'bounty_hunter', hand: pressKey, phone: false },
  { how: 'by thumb', opponents: 'both', hand: (page, nth) => answerByHand(page, nth, true), phone: true },
];

export const outerRimGameTests: BrowserTest[] = [
  ...MANNERS.map(({ how, opponents, hand, phone }): BrowserTest => ({
    // Rules: OR-25.1, OR-25.2
    name: `Outer Rim alone to the end on the board, ${how}, against ${opponents}`,
    async run(world) {
      const ana = await world.person('Ana', { phone });
      const { page } = ana;
      await openWith(ana, [{ want: 'me' }], {
        expansion: opponents !== 'courier',
        opponents,
        rounds: ROUNDS,
      });
      await page.locator('[data-table] [data-space]').first().waitFor();
      const shifts = await watchShifts(page);
      const answers = await playOut([ana], hand);
      assert.deepEqual(await shifts(), [], 'the table shifted by itself');
      assert.ok(answers >= ROUNDS * 2, `${answers} answers are too few for a game`);
      const names = await page.locator(`${END} li:not([data-seat]) .name`).allInnerTexts();
      assert.equal(names.length, opponents === 'both' ? 2 : 1, names.join(', '));
      assert.deepEqual(ana.errors, []);
    },
  })),
  {
    name: 'Outer Rim of two people in two browsers to the end on the board: both see the same end',
    async run(world) {
      const ana = await world.person('Ana');
      const bo = await world.person('Bo', { language: 'fr' });
      const path = await openWith(ana, [{ want: 'me' }, { want: 'friend' }], { rounds: ROUNDS });
      await bo.page.goto(path);
      await bo.page.getByTestId('sit').first().click();
      await ana.page.locator('li[data-seat] strong', { hasText: 'Bo' }).waitFor();
      await ana.page.getByTestId('start').click();
      for (const { page } of [ana, bo]) await page.locator('[data-table] [data-space]').first().waitFor();
      await playOut([ana, bo], (page, nth) => answerByHand(page, nth));
      const order = ({ page }: Person): Promise<(string | null)[]> =>
        page
          .locator(`${END} li[data-seat]`)
          .evaluateAll((items) => items.map((item) => item.getAttribute('data-seat')));
      assert.deepEqual(await order(ana), await order(bo));
      assert.equal((await order(ana)).length, 2);
      for (const { errors } of [ana, bo]) assert.deepEqual(errors, []);
    },
  },
  {
    // Rules: OR-23.1, OR-23.5
    name: 'Outer Rim of two people: an offer lies on the table before both, and is accepted',
    async run(world) {
      const ana = await world.person('Ana');
      const bo = await world.person('Bo', { phone: true });
      const people = [ana, bo];
      const path = await openWith(ana, [{ want: 'me' }, { want: 'friend' }], {});
      await bo.page.goto(path);
      await bo.page.getByTestId('sit').first().click();
      await ana.page.locator('li[data-seat] strong', { hasText: 'Bo' }).waitFor();
      await ana.page.getByTestId('start').click();
      for (const { page } of people) await page.locator('[data-table] [data-space]').first().waitFor();
      const one = (action: string): string => `[data-decision] [data-action${action}]`;
      const ASIDE = one('=\'"aside"\'');
      let maker: Person | undefined;
      for (let tries = 0; tries < TRIES_MAX && !maker; tries += 1) {
        for (const person of people) {
          // A click that came as the question changed may have opened what lay there to be read.
          if ((await person.page.locator('dialog[open]').count()) > 0)
            await person.page.keyboard.press('Escape');
          else if (await person.page.locator(ASIDE).isVisible()) maker = person;
          else await answerByHand(person.page, 0);
        }
        await ana.page.waitForTimeout(25);
      }
      const other = people.find((person) => person !== maker);
      assert.ok(maker && other, 'nobody was offered a deal');
      const { page } = maker;
      await page.locator(ASIDE).click();
      await page.locator(one('=\'"offer"\'')).click();
      const goods = page.locator(`${one('*=give')}, ${one('*=want')}`);
      const whom = page.locator(one('*=player'));
      await goods.or(whom).first().waitFor();
      if ((await whom.count()) > 0) await whom.first().click();
      await goods.first().waitFor();
      await page.locator('[data-deal]').getByText('nothing').first().waitFor();
      await goods.first().click();
      await page.locator(one('=\'"propose"\'')).click();
      // Each sees their own side first.
      const tray = other.page.locator('[data-deal]');
      await tray.waitFor();
      assert.match(await tray.locator('.who').first().innerText(), /You give/);
      assert.equal(await tray.locator('.side').count(), 2);
      await other.page.locator(one('=\'"yes"\'')).click();
      await page.locator('[data-deal]').waitFor({ state: 'detached' });
      for (const { errors } of people) assert.deepEqual(errors, []);
    },
  },
];
