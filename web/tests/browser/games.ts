// Whole games against bots: by mouse, by keys, by thumb.

import assert from 'node:assert/strict';
import { answerByShownKey, END, isOver, playByHand, playByKeys, playNow } from './play.ts';
import type { BrowserTest, Person } from './world.ts';

const TRIES_MAX = 8_000;

async function checkEnd(person: Person, seats: number): Promise<void> {
  const { page } = person;
  assert.equal(await page.locator(`${END} li[data-seat]`).count(), seats);
  assert.match((await page.locator(`${END} h2`).textContent()) ?? '', /\S/);
  assert.deepEqual(person.errors, []);
}

/** A game without a drawn table, if one is named: `cargo xtask recipe` names the one it has added. */
const added = process.env.CANTINA_GAME;

const addedTests: BrowserTest[] = added
  ? [
      {
        name: `${added} on the text table`,
        async run(world) {
          const ana = await world.person('Ana');
          await playNow(ana, 3, 'rookie', added);
          await ana.page.getByTestId('text-table').waitFor();
          const answers = await playByKeys(ana);
          assert.ok(answers > 0, 'nothing was asked');
          await checkEnd(ana, 3);
        },
      },
    ]
  : [];

export const gameTests: BrowserTest[] = [
  ...addedTests,
  {
    name: 'a whole game against bots by clicking, with everything moving',
    async run(world) {
      const ana = await world.person('Ana', { motion: true });
      await playNow(ana, 3);
      const answers = await playByHand(ana, { hurry: true });
      assert.ok(answers > 8, `${answers} answers are too few for a game`);
      await checkEnd(ana, 3);
    },
  },
  {
    name: 'a whole game by keyboard, on the drawn table and on the text table',
    async run(world) {
      const ana = await world.person('Ana');
      const path = await playNow(ana, 4);
      // The whole run plays to the end by the keys that are drawn.
      const most = process.env.CANTINA_SCREENS === 'all' ? Infinity : 5;
      let drawn = 0;
      for (let tries = 0; tries < TRIES_MAX && drawn < most && !(await isOver(ana.page)); tries += 1) {
        if (await answerByShownKey(ana.page, drawn)) drawn += 1;
        await ana.page.waitForTimeout(25);
      }
      assert.ok(drawn >= 5, `${drawn} answers by the keys that are drawn`);
      if (most === Infinity) {
        await checkEnd(ana, 4);
        return;
      }
      await ana.page.goto(`${path}?view=text`);
      await ana.page.getByTestId('text-table').waitFor();
      const answers = await playByKeys(ana);
      assert.ok(answers > 8, `${answers} answers are too few for a game`);
      await checkEnd(ana, 4);
    },
  },
  {
    name: 'a whole game by thumb on a phone, without scrolling sideways',
    async run(world) {
      const ana = await world.person('Ana', { phone: true, language: 'fr' });
      await playNow(ana, 5);
      await ana.page.locator('[data-action]').first().waitFor();
      const over = await ana.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.ok(over <= 0, `the page is ${over} px too wide`);
      await playByHand(ana, { touch: true });
      await checkEnd(ana, 5);
    },
  },
];
