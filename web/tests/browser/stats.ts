// A finished game in figures: for every game, in every theme, on desk and phone.

import assert from 'node:assert/strict';
import { check, THEMES } from './access.ts';
import { END } from './play.ts';
import type { BrowserTest, Person } from './world.ts';

const BOTS = 3;
/** Bots that do not think long end their game while the page loads. */
const OVER_MS_MAX = 60_000;

/** The page of a table at which only bots play. */
async function watch({ page, name }: Person, game: string): Promise<void> {
  const opened = await page.request.post('/api/tables', {
    data: {
      game,
      seats: Array.from({ length: BOTS }, () => ({ want: 'bot', level: 'rookie' })),
      key: name.padEnd(32, 'k'),
      name,
      start: true,
    },
  });
  const { table } = (await opened.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await page.locator(END).waitFor({ timeout: OVER_MS_MAX });
}

export const statsTests: BrowserTest[] = ['han-solo', 'bounty-hunters'].map((game) => ({
  name: `a finished game of ${game} is told in figures`,
  async run(world) {
    world.botDelayMs = 0;
    for (const phone of [false, true]) {
      const who = await world.person(`Ana${phone ? 'phone' : 'desk'}`, { phone, language: 'fr' });
      const { page } = who;
      await watch(who, game);
      const scores = await page.locator(`${END} .score`).allInnerTexts();
      await page.getByTestId('stats-open').click();
      const stats = page.getByTestId('stats');
      await stats.locator('figure').first().waitFor();
      const first = stats.locator('figure').first();
      assert.equal(await first.locator('polyline[points]').count(), 2 * BOTS, 'a line and its sign for each');
      await first.locator('summary').click();
      const ends = await first.locator('tbody tr').last().locator('td').allInnerTexts();
      assert.deepEqual([...ends].sort(), [...scores].sort(), 'the lines end with the scores');
      for (const theme of THEMES) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
        await check(page, `figures, ${phone ? 'phone' : 'desk'}, ${theme}`);
      }
      const wide = await stats.evaluate((all) => all.scrollWidth > all.clientWidth);
      assert.equal(wide, false, 'a wide table scrolls in its own frame');
      await page.keyboard.press('Escape');
      await page.locator(END).waitFor();
      assert.deepEqual(who.errors, []);
    }
  },
}));
