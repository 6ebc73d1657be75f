// Bounty Hunters with somebody's own cards, and for everybody's eyes.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, DRAWN, THEMES } from './access.ts';
import { answer, awaitQuestion, byMouse, byThumb, GAME, nthOf, playNow } from './bounty-hunters-hands.ts';
import { Tape } from './bounty-hunters-wire.ts';
import { program } from './server.ts';
import type { BrowserTest } from './world.ts';

const SET = 'Box of the Cantina Club';

const ownCardsTest: BrowserTest = {
  name: 'with an own card set of Bounty Hunters the table says which it uses',
  async run(world) {
    const folder = mkdtempSync(join(tmpdir(), 'cantina-cards-'));
    try {
      const file = join(folder, 'my.toml');
      execFileSync(program(), ['cards', GAME, 'export', file]);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^name = .*$/m, `name = "${SET}"`));
      execFileSync(program(), ['cards', GAME, 'check', file]);
      world.cards = file;
      const ana = await world.person('Ana');
      const { page } = ana;
      const path = await playNow(ana, 2);
      await page.getByTestId('log-toggle').click();
      await page.getByText('At the table (2)').click();
      assert.equal(await page.getByTestId('card-set').innerText(), `Card set: ${SET}`);
      const content = await page.request.get(`/api${path.replace('/t/', '/tables/')}/content`);
      assert.equal(((await content.json()) as { name: string }).name, SET);
      await page.goto('/');
      await page.locator(`[data-game=${GAME}]`).getByTestId('make-table').click();
      assert.equal(await page.getByTestId('card-set').innerText(), `Card set: ${SET}`);
      assert.deepEqual(ana.errors, []);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const axeTests: BrowserTest[] = ['desk', 'phone'].map((on) => ({
  name: `axe is content with the Bounty Hunters table on a ${on} in every theme`,
  async run(world) {
    world.botDelayMs = 0;
    const phone = on === 'phone';
    const touch = phone ? byThumb : byMouse;
    const who = await world.person('Ana', { phone });
    const { page } = who;
    const tape = new Tape(page);
    await playNow(who, 6);
    for (let nth = 0; nth < 7; nth += 1) await answer(page, tape, nth, touch, await awaitQuestion(page));
    for (const theme of THEMES) {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.locator(`input[value=${theme}]`).check();
      await page.keyboard.press('Escape');
      // A card taken up, with all that can be done with it.
      const { cards } = await awaitQuestion(page);
      if (cards.length > 0) await touch.do(page, nthOf(cards, 0));
      await page.locator('[data-action]').first().waitFor();
      await check(page, `a card taken up, ${on}, ${theme}`, DRAWN);
      await page.keyboard.press('Escape');
      // The pad is the same on a phone, and axe takes its time with six players.
      if (phone) continue;
      await page.keyboard.press('o');
      await page.locator('section.scores').waitFor();
      await check(page, `the score pad, ${on}, ${theme}`, DRAWN);
      await page.keyboard.press('o');
    }
    assert.deepEqual(who.errors, []);
  },
}));

/** Laptops and tablets, lying and upright. */
const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
] as const;

const fitTest: BrowserTest = {
  name: 'six players of Bounty Hunters fit low windows and tablets, whatever size came before',
  async run(world) {
    world.botDelayMs = 0;
    const ana = await world.person('Ana', { language: 'fr' });
    const { page } = ana;
    const tape = new Tape(page);
    await playNow(ana, 6);
    for (let nth = 0; nth < 14; nth += 1) await answer(page, tape, nth, byMouse, await awaitQuestion(page));
    for (const size of [...WINDOWS, ...WINDOWS.toReversed()]) {
      await page.setViewportSize(size);
      // Sizes are measured and drawn anew in the next frames.
      await page.waitForTimeout(250);
      const over = await page.locator('[data-decision]').evaluate((it) => {
        const { bottom, right } = it.getBoundingClientRect();
        return Math.max(bottom - innerHeight, right - innerWidth);
      });
      assert.ok(over <= 0, `the answers lie ${over} px outside of ${size.width} × ${size.height}`);
    }
    assert.deepEqual(ana.errors, []);
  },
};

export const hunterHouseTests: BrowserTest[] = [fitTest, ownCardsTest, ...axeTests];
