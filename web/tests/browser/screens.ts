// Every screen at every size: what is asked lies open, nothing is cut off, text and targets are large
// enough. The tables are stored beforehand; nobody plays there.
//
// CANTINA_SCREENS=all looks at every position at every size (`cargo xtask soak`); otherwise a part is
// looked at. CANTINA_BREAK=cut (or another rule) breaks that rule on every screen: the run has to fail.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { faultsOf, type Fault } from './faults.ts';
import { begin, fill, positionsOf, visit, type Position } from './positions.ts';
import type { BrowserTest, World } from './world.ts';

const SIZES = [
  '320x568',
  '390x844',
  '844x390',
  '744x1133',
  '820x1180',
  '1024x768',
  '720x450',
  '1280x720',
  '1440x900',
  '1920x1080',
  '2560x1440',
] as const;
type Size = (typeof SIZES)[number];
/** The sizes that a test run looks at: a small phone, one on its side, tablet, 200 %, desk. */
const PART: readonly Size[] = ['320x568', '844x390', '744x1133', '720x450', '1440x900'];
const GAMES: readonly Position['game'][] = ['han-solo', 'bounty-hunters'];

const everything = process.env.CANTINA_SCREENS === 'all';

/** The layout follows a new size within two frames. */
async function resize(page: Page, size: Size): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
      ),
  );
}

async function faultsAt(world: World, position: Position, sizes: readonly Size[]): Promise<string[]> {
  const who = await world.person('Ana');
  const { page } = who;
  await page.goto('/about:blank');
  await visit(page, position);
  await begin(page, position);
  if (position.moment === 'end') await page.locator('[data-testid=end-panel]').waitFor();
  else await page.locator('[data-decision] [data-action]').first().waitFor();
  const broken = BREAKS.find(({ rule }) => rule === process.env.CANTINA_BREAK);
  if (broken) await page.addStyleTag({ content: broken.css });
  const told: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    for (const { rule, where, what } of await faultsOf(page)) {
      told.push(`${position.title} at ${size}: ${rule}: ${where}: ${what}`);
    }
  }
  assert.deepEqual(who.errors, []);
  await who.context.close();
  return told;
}

/** Each way to break a screen, and the rule that has to notice. */
const BREAKS: { rule: Fault['rule']; css: string }[] = [
  { rule: 'sideways', css: '#app { width: calc(100vw + 40px) !important; }' },
  { rule: 'cut', css: '[data-decision] { translate: 60px 0; }' },
  { rule: 'hidden', css: '[data-decision] { translate: 0 80px !important; }' },
  { rule: 'small-text', css: '[data-decision] h2 { font-size: 11px !important; }' },
  {
    rule: 'small-target',
    css: '[data-decision] button { min-height: 0 !important; height: 18px !important; }',
  },
];

function positionsOfGame(all: readonly Position[], game: Position['game']): Position[] {
  const mine = all.filter((it) => it.game === game);
  if (everything) return mine;
  const most = Math.max(...mine.map((it) => it.seats));
  // The crowded table at its fullest, and the end; the rest is looked at by the whole run.
  return mine.filter((it) => it.seats === most && ['reveal', 'late'].includes(it.moment));
}

export const screenTests: BrowserTest[] = [
  ...GAMES.map((game): BrowserTest => ({
    name: `every screen of ${game} shows what is asked, whole and large enough`,
    async run(world) {
      world.fill = fill;
      const positions = positionsOfGame(positionsOf(await world.server()), game);
      assert.ok(positions.length >= 2, 'there is nothing to look at');
      const told: string[] = [];
      for (const position of positions) {
        told.push(...(await faultsAt(world, position, everything ? SIZES : PART)));
      }
      assert.deepEqual(told, []);
    },
  })),
  {
    name: 'a broken screen is noticed, rule by rule',
    async run(world) {
      world.fill = fill;
      const positions = positionsOf(await world.server());
      for (const game of GAMES) {
        const position = positions.find((it) => it.game === game && it.moment === 'late' && it.seats > 2);
        assert.ok(position);
        const { page } = await world.person(`Eve ${game}`);
        await page.goto('/about:blank');
        await visit(page, position);
        await page.locator('[data-decision] [data-action]').first().waitFor();
        await resize(page, '844x390');
        assert.deepEqual(await faultsOf(page), []);
        for (const { rule, css } of BREAKS) {
          const style = await page.addStyleTag({ content: css });
          const noticed = (await faultsOf(page)).map((fault) => fault.rule);
          assert.ok(
            noticed.includes(rule),
            `${rule} broken in ${game} and not noticed: ${noticed.join(', ')}`,
          );
          await style.evaluate((element) => (element as HTMLElement).remove());
        }
        assert.deepEqual(await faultsOf(page), [], 'what was broken is whole again');
      }
    },
  },
];
