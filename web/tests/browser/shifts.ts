// Nothing jumps: while others play, panels, boards, piles and questions stay where they are. Only what
// the game itself moves may move: cards, bounties and what lies on them.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { fill, playRest, positionsOf, visit } from './positions.ts';
import type { BrowserTest } from './world.ts';

const PAUSE_MS = 40;
/** What a game moves: cards in hands with their sum, bounties that were won or lie in the pot. */
const PIECES = '.fan, .sum, .holding, .hand, .won, .token, .tokens';

interface Shift {
  where: string;
  from: string;
  to: string;
}

async function watch(page: Page): Promise<void> {
  await page.evaluate('globalThis.__name ??= (it) => it');
  await page.evaluate((pieces) => {
    interface Source {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    /** Less than this nobody sees: numbers that are as wide as each other but for a hair. */
    const SEEN_PX = 8;
    const told: Shift[] = [];
    Object.assign(globalThis, { told });
    const words = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: Source[] })[]) {
        for (const { node, previousRect: before, currentRect: after } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (!element?.closest('[data-table]') || element.closest(pieces)) continue;
          const moved = Math.max(Math.abs(before.x - after.x), Math.abs(before.y - after.y));
          if (moved < SEEN_PX || before.width === 0 || after.width === 0) continue;
          told.push({
            where: `${element.tagName} ${element.className}`,
            from: words(before),
            to: words(after),
          });
        }
      }
    }).observe({ type: 'layout-shift' });
  }, PIECES);
}

const shifts = (page: Page): Promise<Shift[]> => page.evaluate('told');

export const shiftTests: BrowserTest[] = [
  {
    name: 'nothing jumps in a whole game of han-solo',
    async run(world) {
      world.fill = fill;
      const positions = positionsOf(await world.server()).filter((it) => it.game === 'han-solo' && it.rest);
      const chosen = process.env.CANTINA_SCREENS === 'all' ? positions : positions.slice(0, 1);
      for (const position of chosen) {
        const { page, errors } = await world.person('Ana');
        await page.goto('/about:blank');
        await visit(page, position);
        await page.locator('[data-decision]').waitFor();
        await watch(page);
        await playRest(page, position, position.rest ?? [], PAUSE_MS);
        await page.locator('[data-testid=end-panel]').waitFor();
        assert.deepEqual(await shifts(page), [], position.title);
        // The watch itself works: a panel that is pushed down is told.
        await page.addStyleTag({ content: '[data-table] .rivals { margin-block-start: 60px; }' });
        await page.waitForFunction(() => (globalThis as unknown as { told: unknown[] }).told.length > 0);
        assert.deepEqual(errors, []);
      }
    },
  },
];
