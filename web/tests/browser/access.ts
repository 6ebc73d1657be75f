// Everybody can use it: axe finds nothing in any theme, on any page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { cardOf, playNow } from './play.ts';
import type { BrowserTest, Looks } from './world.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

type Axe = { run: (options: object) => Promise<{ violations: Violation[] }> };

/**
 * A drawn card shows its number as a card does, with corners, pips and the key that
 * plays it; its name says the same in words. The rule that wants the one inside the
 * other is about captions of buttons, so there it is left out.
 */
export const DRAWN = { rules: { 'label-content-name-mismatch': { enabled: false } } };

export async function check(page: Page, where: string, options: object = {}): Promise<void> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(options)).violations;
  }, options);
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 4).map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  assert.deepEqual(told, [], where);
}

export const THEMES: NonNullable<Looks['theme']>[] = ['dark', 'light', 'contrast'];

export const accessTests: BrowserTest[] = THEMES.map((theme) => ({
  name: `axe is content in the ${theme} theme`,
  async run(world) {
    for (const phone of [false, true]) {
      const who = await world.person(`Ana${phone ? 'phone' : 'desk'}`, { theme, phone });
      const { page } = who;
      const on = phone ? 'phone' : 'desk';
      await page.goto('/');
      await cardOf(page).getByTestId('play-now').waitFor();
      await page.locator('[data-game] details > summary').first().click();
      await check(page, `landing, ${on}`);
      await cardOf(page).getByTestId('make-table').click();
      await page.getByTestId('table-link').waitFor();
      await check(page, `gathering, ${on}`);
      const path = await playNow(who, 4);
      await page.locator('[data-action]').first().waitFor();
      await check(page, `drawn table, ${on}`, DRAWN);
      await page.getByTestId('log-toggle').click();
      await check(page, `drawn table with its log, ${on}`, DRAWN);
      await page.goto(`${path}?view=text`);
      await page.getByTestId('text-table').waitFor();
      await check(page, `text table, ${on}`);
      await page.goto('/rules/han-solo');
      await page.getByTestId('rules-guide').waitFor();
      await check(page, `rules for players, ${on}`);
      await page.getByTestId('rules-open').click();
      await page.getByTestId('rules').waitFor();
      await check(page, `rules, ${on}`);
      assert.deepEqual(who.errors, []);
    }
  },
}));
