// A lesson, followed by whoever can see and click what lights up.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { answerByHand, answerByKeys, END } from './play.ts';
import type { BrowserTest, Looks, Person, World } from './world.ts';

const COACH = '[data-testid=coach]';
const STEPS_MAX = 60;
const PAUSE_MS = 25;

async function learn({ page }: Person, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`[data-game=${game}]`).getByTestId('learn').click();
  await page.waitForURL(/\/t\/[^/]+$/);
  await page.locator(COACH).waitFor();
  await page.locator('main :is([data-action], [data-pick])').first().waitFor();
}

async function step(page: Page): Promise<number> {
  return Number(await page.locator(COACH).getAttribute('data-step'));
}

async function isDone(page: Page): Promise<boolean> {
  return (await page.locator(`${COACH}.done`).count()) > 0;
}

interface Spot {
  x: number;
  y: number;
}

/** What answers the menu and lies open to a finger: lit by the coach, or not. */
function spots(page: Page, lit: boolean, what = '[data-action]'): Promise<Spot[]> {
  return page.evaluate(
    ([lit, what]) => {
      const open: { x: number; y: number }[] = [];
      for (const each of document.querySelectorAll<HTMLElement>(`main ${what}`)) {
        if (each.matches(':disabled, [aria-disabled=true]')) continue;
        const style = getComputedStyle(each);
        if ((style.outlineStyle === 'solid' && style.outlineWidth === '4px') !== lit) continue;
        const box = each.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (each.contains(document.elementFromPoint(x, y))) open.push({ x, y });
      }
      return open;
    },
    [lit, what] as const,
  );
}

/** Lights of which a part is cut off by what holds the thing they are on. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told: string[] = [];
    for (const each of document.querySelectorAll<HTMLElement>('main :is([data-action], [data-pick])')) {
      const style = getComputedStyle(each);
      if (style.outlineStyle !== 'solid' || style.outlineWidth !== '4px') continue;
      const reach = Math.max(0, 4 + parseFloat(style.getPropertyValue('--coach-gap') || '3'));
      const box = each.getBoundingClientRect();
      for (let at = each.parentElement; at && at.tagName !== 'MAIN'; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const edge = at.getBoundingClientRect();
        const [left, right] = [box.left - edge.left, edge.right - box.right];
        // A thing that is cut off itself can be scrolled to.
        if (Math.min(left, right) >= -1 && Math.min(left, right) < reach - 1) {
          told.push(`${each.className} in ${at.className}: ${left} and ${right} px for ${reach}`);
        }
      }
    }
    return told;
  });
}

async function touch(page: Page, spot: Spot, thumb: boolean): Promise<void> {
  if (thumb) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
}

/** Touches what is lit until `done`. */
async function follow(page: Page, thumb: boolean, done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < STEPS_MAX * 40; tries += 1) {
    if (await done()) return;
    // On some tables a card is picked first, and then what is done with it.
    const [answer] = await spots(page, true);
    const [pick] = answer ? [] : await spots(page, true, '[data-pick]');
    const words = await page.locator(COACH).innerText();
    // Audit: UX-13
    assert.deepEqual(await clipped(page), [], words);
    if (answer) await touch(page, answer, thumb);
    else if (pick) await touch(page, pick, thumb);
    // One answer at a time: the coach has something else to say once it has come.
    for (let waits = 0; answer && waits < 40; waits += 1) {
      if ((await page.locator(COACH).innerText()) !== words) break;
      await page.waitForTimeout(PAUSE_MS);
    }
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error(`the coach got stuck at step ${await step(page)}`);
}

/** Nothing sticks out at the side. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(over <= 0, `the page is ${over} px too wide`);
}

/** Somebody follows the coach of a game to the lesson's end; what they then see is for `after`. */
async function finish(
  world: World,
  game: string,
  how: Looks & { text?: boolean },
  after: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  const ana = await world.person('Ana', how);
  const { page } = ana;
  await learn(ana, game);
  if (how.text) {
    await page.goto(`${new URL(page.url()).pathname}?view=text`);
    await page.locator(COACH).waitFor();
  }
  await fits(page);
  await follow(page, how.phone === true, () => isDone(page));
  await fits(page);
  await after(page);
  assert.deepEqual(ana.errors, []);
}

/** Whoever is done with the lesson plays on without the coach. */
async function playOn(page: Page, answer: (page: Page, nth: number) => Promise<boolean>): Promise<void> {
  await page.getByTestId('play-on').click();
  await page.locator(COACH).waitFor({ state: 'detached' });
  assert.ok(await answer(page, 0), 'the game goes on');
}

export const lessonTests: BrowserTest[] = [
  {
    name: 'a newcomer is led through a lesson, strays, reloads, and plays on',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      await learn(ana, 'han-solo');
      const [stray] = await spots(page, false);
      assert.ok(stray, 'there is something else to click');
      await touch(page, stray, false);
      await page.locator('[data-toast]', { hasText: 'Not yet' }).waitFor();
      assert.equal(await step(page), 1);

      await follow(page, false, async () => (await step(page)) >= 9);
      const [at, words] = [await step(page), await page.locator(COACH).innerText()];
      await page.reload();
      await page.locator(COACH).waitFor();
      assert.equal(await page.locator(COACH).innerText(), words, 'the reload lost the place');
      await page.getByTestId('undo').click();
      await page.locator(`${COACH}[data-step="${at - 1}"]`).waitFor();

      await follow(page, false, () => isDone(page));
      assert.ok((await step(page)) > 20, 'the lesson was too short');
      await playOn(page, answerByHand);
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    name: 'a lesson by thumb on a phone, in French, with everything in reach',
    run: (world) => finish(world, 'han-solo', { phone: true, language: 'fr' }),
  },
  {
    name: 'a whole first game of Bounty Hunters with a coach',
    run: (world) => finish(world, 'bounty-hunters', {}, (page) => page.locator(END).waitFor()),
  },
  {
    name: 'a first game of Bounty Hunters with a coach, by thumb on a phone',
    run: (world) =>
      finish(world, 'bounty-hunters', { phone: true, language: 'es' }, (page) => page.locator(END).waitFor()),
  },
  {
    name: 'a lesson on the text table',
    run: (world) =>
      finish(world, 'bounty-hunters', { text: true }, async (page) => {
        assert.equal(await page.locator(`${COACH} [aria-live=polite]`).count(), 1);
      }),
  },
  {
    name: 'the first turns of Outer Rim with a coach, to the first fame, and on from there',
    run: (world) =>
      finish(world, 'outer-rim', {}, async (page) => {
        await page.locator('.mine [data-zone=you]', { hasText: '1/10' }).waitFor();
        await playOn(page, answerByHand);
      }),
  },
  {
    name: 'the first turns of Outer Rim with a coach on the text table',
    run: (world) =>
      finish(world, 'outer-rim', { text: true }, async (page) => {
        await page.locator('[data-zone=you]', { hasText: 'Fame 1 of 10' }).waitFor();
        await playOn(page, answerByKeys);
      }),
  },
  {
    name: 'the first turns of Outer Rim with a coach, by thumb on a phone',
    run: (world) => finish(world, 'outer-rim', { phone: true, language: 'fr' }),
  },
];
