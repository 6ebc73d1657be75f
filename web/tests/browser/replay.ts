// Looking back, step by step, through each pair of eyes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { END, logOf, playByHand, playNow } from './play.ts';
import type { BrowserTest } from './world.ts';

const shown = /^(\d+) of (\d+)$/;

export const replayTests: BrowserTest[] = [
  {
    name: 'a replay goes step by step, from each seat, with a link to any step',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      const path = await playNow(ana, 2);
      await page.goto(`${path}/replay?eyes=1`);
      await page.getByText('There is no replay here').waitFor();
      await page.goto(`${path}/replay?eyes=all`);
      await page.getByText('There is no replay here').waitFor();
      await page.goto(path);
      await playByHand(ana);
      const story = await logOf(page);
      // It begins with what decided the game; from there one goes anywhere.
      await page.locator(`${END} [data-testid=replay-link][href*=entry]`).click();
      const step = page.getByTestId('step');
      await step.waitFor();

      const [, at, of] = shown.exec((await step.textContent()) ?? '') ?? [];
      assert.ok(Number(at) > 1, `the replay begins at ${at}`);
      await page.keyboard.press('Home');
      assert.equal(await step.textContent(), `1 of ${of}`);
      await page.getByTestId('next').click();
      await page.getByTestId('next').click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      assert.equal(await step.textContent(), `4 of ${of}`);
      assert.match(page.url(), /step=3/);
      assert.equal(await page.locator('[data-action]').count(), 0, 'a replay offers moves');

      // The link leads a friend, who has no key, to the same step.
      const bo = await world.person('Bo');
      await bo.page.goto(page.url());
      await bo.page.getByTestId('step').waitFor();
      assert.equal(await bo.page.getByTestId('step').textContent(), `4 of ${of}`);

      // My own eyes tell my own story.
      await page.getByTestId('last').click();
      assert.equal(await step.textContent(), `${of} of ${of}`);
      assert.deepEqual(await logOf(page), story);

      // Every pair of eyes can be chosen, and keeps the step.
      for (const eyes of ['1', 'spectator', '0']) {
        await page.getByTestId('eyes').selectOption(eyes);
        await page.waitForURL(new RegExp(`eyes=${eyes}`));
        assert.equal(await step.textContent(), `${of} of ${of}`);
      }

      // After the end everybody's hands can be laid open at once: no back is left on any board.
      const backs = page.locator('[data-seat] .mini:not([data-card])');
      const faces = page.locator('[data-seat] [data-card]');
      await page.goto(`${path}/replay?eyes=spectator&step=0`);
      await backs.first().waitFor();
      const nHeld = (await backs.count()) + (await faces.count());
      let nAsked = 0;
      page.on('request', (request) => (nAsked += request.url().includes('/replay?') ? 1 : 0));
      await page.getByTestId('eyes').selectOption('all');
      await faces.nth(nHeld - 1).waitFor();
      assert.equal(await backs.count(), 0, 'a hand is still closed');
      await page.getByTestId('next').click();
      await page.getByTestId('prev').click();
      assert.equal(nAsked, 3, 'one question for each seat and one for the table, and none for a step');
      await page.goto(`${path}/replay?eyes=all&step=0&view=text`);
      await page.getByRole('heading', { name: 'As Ana saw it: Your hand' }).waitFor();

      const download = page.waitForEvent('download');
      await page.getByText('Was that fair?').click();
      await page.getByTestId('record').click();
      const record = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Record<
        string,
        unknown
      >;
      assert.ok(JSON.stringify(record).includes('han-solo'));
      assert.deepEqual([...ana.errors.filter((text) => !text.includes('403')), ...bo.errors], []);
    },
  },
];
