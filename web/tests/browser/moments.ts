// What deserves a moment gets it: the question waits for the reveal, and the end being set stays in sight.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { begin, fill, positionsOf, visit, type Position } from './positions.ts';
import type { BrowserTest, World } from './world.ts';

const OFFERED = '[data-decision] [data-action]';

/** Before a moment of a game, with everything that moves. */
async function before(
  world: World,
  game: Position['game'],
  moment: Position['moment'],
): Promise<{ page: Page; position: Position }> {
  world.fill = fill;
  const position = positionsOf(await world.server()).find((it) => it.game === game && it.moment === moment);
  assert.ok(position, `there is no ${moment} of ${game}`);
  const { page } = await world.person('Ana', { motion: true });
  await page.goto('/about:blank');
  await visit(page, position);
  return { page, position };
}

const REVEALS = [
  { game: 'han-solo', panel: '.rhythm' },
  { game: 'bounty-hunters', panel: 'aside.reveal' },
] as const;

export const momentTests: BrowserTest[] = [
  ...REVEALS.map(({ game, panel }): BrowserTest => ({
    name: `the next question waits for the reveal of ${game}`,
    async run(world) {
      const { page, position } = await before(world, game, 'reveal');
      // At every change of the page: was something asked while the cards were being turned?
      await page.evaluate(
        ([panel, offered]) => {
          const seen = { reveal: false, early: 0 };
          Object.assign(globalThis, { seen });
          new MutationObserver(() => {
            const turning =
              document.querySelector(panel) !== null && document.querySelector('[data-hushed=true]') !== null;
            seen.reveal ||= turning;
            if (turning && document.querySelector(offered) !== null) seen.early += 1;
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        },
        [panel, OFFERED] as const,
      );
      await begin(page, position);
      await page.waitForFunction(() => (globalThis as unknown as { seen: { reveal: boolean } }).seen.reveal);
      await page.locator(OFFERED).first().waitFor();
      assert.equal(await page.evaluate('seen.early'), 0, 'asked while the cards were being turned');
    },
  })),
  {
    name: 'that the end is set is said across the table, and counted from then on',
    async run(world) {
      const { page, position } = await before(world, 'bounty-hunters', 'four');
      await begin(page, position);
      const notice = page.locator('.moment.last');
      await notice.waitFor();
      const share = await notice.evaluate((it) => it.getBoundingClientRect().width / innerWidth);
      assert.ok(share > 0.95, `the notice has ${share} of the width`);
      await page.locator('.track .last').waitFor();
    },
  },
  {
    name: 'the light of the system is followed until somebody chooses another',
    async run(world) {
      const { page } = await world.person('Ana');
      await page.goto('/');
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('cantina') ?? '{}') as object;
        localStorage.setItem('cantina', JSON.stringify({ ...kept, theme: 'system' }));
      });
      const theme = (wanted: string) =>
        page.waitForFunction((it) => document.documentElement.dataset.theme === it, wanted);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.reload();
      await theme('light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await theme('dark');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.locator('input[value=light]').check();
      await theme('light');
    },
  },
];
