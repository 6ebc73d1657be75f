// Measures the drawn tables in a real browser: what the first move costs on the wire, and for how
// long the page does not answer after a move. `cargo xtask bench web` builds the program and runs it.

import { watchBytes, watchShifts, watchTasks } from './measure.ts';
import { answerByHand, isOver } from './play.ts';
import { launch, World } from './world.ts';

const GAMES = ['han-solo', 'bounty-hunters', 'outer-rim'];
const SEATS = '3';
const ANSWERS = 60;
const PAUSE_MS = 40;
const TRIES_MAX = 4_000;
/** Whoever waits longer than this notices. */
const LONG_MS = 200;

const browser = await launch();
try {
  for (const game of GAMES) {
    const world = new World(browser);
    try {
      const { page } = await world.person('Ana', { motion: true });
      const bytes = await watchBytes(page);
      await page.goto('/');
      const card = page.locator(`[data-game=${game}]`);
      await card.getByRole('radio', { name: SEATS, exact: true }).check();
      await card.getByTestId('play-now').click();
      await page.locator('main [data-action]').first().waitFor();
      const first = bytes();
      const [tasks, shifts] = [await watchTasks(page), await watchShifts(page)];
      let answers = 0;
      for (let tries = 0; tries < TRIES_MAX && answers < ANSWERS && !(await isOver(page)); tries += 1) {
        if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
        if (await answerByHand(page, answers)) answers += 1;
        await page.waitForTimeout(PAUSE_MS);
      }
      const took = await tasks();
      const long = took.filter((ms) => ms > LONG_MS).length;
      const most = Math.round(Math.max(0, ...took));
      console.log(
        `${game}: first move ${Math.round(first.files / 1000)} kB of files and ${Math.round(first.socket / 1000)} kB over the socket; ${answers} answers, tasks over 50 ms: ${took.length}, ` +
          `over ${LONG_MS} ms: ${long}, longest ${most} ms; shifts: ${(await shifts()).length}`,
      );
    } finally {
      await world.close();
    }
  }
} finally {
  await browser.close();
}
