// Outer Rim on the drawn table: the turn is always in sight, answers keep their place and key,
// and what has happened is told before the next question.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { check, DRAWN } from './access.ts';
import { openDrawn, openWith, SIZES, TRIES_MAX, untilCourse } from './outer-rim.ts';
import { answerByHand, isOver } from './play.ts';
import type { BrowserTest } from './world.ts';

const MARKET = '[data-decision] [data-action=\'"market"\']';
const GO_ON = '[data-decision] [data-action=\'"done"\']';
const ROUNDS_MAX = 40;

/** Answers by hand until something is on the table; false if the game ended first. */
async function playUntil(page: Page, what: string, touch = false): Promise<boolean> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (await isOver(page)) return false;
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    if (await page.locator(what).first().isVisible()) return true;
    await answerByHand(page, tries, touch);
    await page.waitForTimeout(25);
  }
  throw new Error(`${what} did not come`);
}

/** How much of the question and of its first answer is in sight, as the panel shows it. */
function inSight(page: Page): Promise<{ question: boolean; answer: boolean }> {
  return page.evaluate(() => {
    const panel = document.querySelector('[data-decision]')?.getBoundingClientRect();
    const question = document.querySelector('[data-decision] .question')?.getBoundingClientRect();
    const answer = document.querySelector('[data-decision] [data-action]')?.getBoundingClientRect();
    const bottom = Math.min(panel?.bottom ?? 0, innerHeight);
    return {
      question: !!question && !!panel && question.top >= panel.top && question.bottom <= bottom,
      answer: !!answer && answer.top + Math.min(40, answer.height) <= bottom,
    };
  });
}

export const outerRimTurnTests: BrowserTest[] = [
  {
    name: 'Outer Rim at every size: what is asked and its first answer are in sight without scrolling',
    async run(world) {
      const ana = await world.person('Ana', { language: 'fr' });
      const { page } = ana;
      await openDrawn(ana, 4);
      const look = async (when: string): Promise<void> => {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // One frame to lay the table out anew.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          assert.deepEqual(
            await inSight(page),
            { question: true, answer: true },
            `${when}, ${size.width}x${size.height}`,
          );
        }
      };
      await page.locator('[data-decision] [data-action]').first().waitFor();
      await look('the first question');
      await untilCourse(page);
      await look('a move');
      await page.setViewportSize({ width: 1440, height: 900 });
      if (await playUntil(page, '[data-told=recap]')) await look('a turn begins');
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    // Rules: OR-6.1, OR-6.2
    name: 'Outer Rim: a visited market keeps its place and key and says why; 0 goes on and tells what it leaves',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      await openDrawn(ana, 2);
      for (let turns = 0; turns < ROUNDS_MAX; turns += 1) {
        assert.ok(await playUntil(page, MARKET), 'the game ended without a market');
        const key = await page.locator(`${MARKET} kbd`).textContent();
        assert.equal(await page.locator(`${GO_ON} kbd`).textContent(), '0');
        const label = (await page.locator(`${MARKET} .said > span`).textContent()) ?? '';
        assert.ok(
          (await page.locator(`${GO_ON} .still`).textContent())?.includes(label),
          'what is left undone is not told',
        );
        await page.locator(MARKET).click();
        await page.locator('[data-decision] [data-action*=discard_top]').first().waitFor();
        // Only looking would use no action.
        await page.locator('[data-decision] [data-action*=discard_top]').first().click();
        const gone = page.locator('[data-decision] .gone');
        const inside = page.locator(
          '[data-decision] [data-action*=discard_top], [data-decision] [data-action*=buy]',
        );
        // With nothing else to do the table goes on by itself.
        for (let tries = 0; tries < TRIES_MAX && (await inside.count()) > 0; tries += 1) {
          await page.waitForTimeout(100);
          if ((await inside.count()) > 0) await page.keyboard.press('0');
        }
        await page.locator('[data-decision] [data-action], .waiting').first().waitFor();
        if ((await gone.count()) === 0) continue;
        assert.equal(await gone.first().locator('kbd').textContent(), key);
        assert.match((await gone.first().textContent()) ?? '', new RegExp(`${label}: .+`));
        assert.equal(await page.locator(`${GO_ON} kbd`).textContent(), '0');
        assert.deepEqual(ana.errors, []);
        return;
      }
      throw new Error('no action step went on after the market');
    },
  },
  {
    // Rules: OR-4.1, OR-11.5
    name: 'Outer Rim: a turn begins with what happened since the last one, and each turn can be read with its dice',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      await openDrawn(ana, 3);
      let dice = 0;
      for (let rounds = 0; rounds < ROUNDS_MAX && dice === 0; rounds += 1) {
        assert.ok(await playUntil(page, '[data-told=recap]'), 'the game ended without dice');
        const rows = page.locator('[data-told=recap] [data-turn]');
        // Mine is the first of them: the one who goes first has had a turn before anybody else.
        const told = await rows.allTextContents();
        assert.ok(told.length >= 1 && told.length <= 3, told.join(' | '));
        assert.ok(rounds === 0 || /You/.test(told[0] ?? ''), told.join(' | '));
        for (let nth = 0; nth < told.length; nth += 1) {
          await rows.nth(nth).click();
          await page.locator('dialog[open] ol li').first().waitFor();
          dice += await page.locator('dialog[open] [role=img].die').count();
          if (dice > 0) await check(page, 'a turn with its dice', DRAWN);
          await page.keyboard.press('Escape');
          if (dice > 0) break;
        }
        for (
          let tries = 0;
          tries < TRIES_MAX && (await page.locator('[data-told=recap]').count()) > 0;
          tries += 1
        ) {
          await answerByHand(page, tries);
          if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
          await page.waitForTimeout(25);
        }
      }
      assert.ok(dice > 0, 'nobody has rolled');
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    // Rules: OR-25.2
    name: 'Outer Rim alone: the opponent plays line by line at the speed one likes, until it is skipped',
    async run(world) {
      const ana = await world.person('Ana', { motion: true });
      const { page } = ana;
      // Slowly, for a machine with much to do.
      await page.addInitScript(() => localStorage.setItem('cantina-rim-speed', '0.5'));
      await openDrawn(ana, 1);
      // Whatever is answered, the first turn of the opponent comes: it is told, after what came of my own card.
      const told = page.locator('[data-told=outcome], [data-told=playback]');
      for (let tries = 0; tries < TRIES_MAX && (await told.count()) === 0; tries += 1) {
        // Straight on through the turn, so that nothing else is told last.
        await page.evaluate(() => {
          const offered = [...document.querySelectorAll<HTMLElement>('[data-decision] [data-action]')];
          const wanted = offered.find((it) => /earn|encounter_space/.test(it.dataset['action'] ?? ''));
          const onward = offered.find((it) => it.dataset['action'] === '"done"');
          (wanted ?? onward ?? offered[0])?.click();
        });
        await page.waitForTimeout(60);
      }
      await told.first().waitFor();
      if ((await page.locator('[data-told=outcome]').count()) > 0) {
        // It may be over while we look.
        await page
          .locator('[data-told=outcome] [data-skip]')
          .click({ timeout: 1_000 })
          .catch(() => {});
      }
      const playback = page.locator('[data-told=playback]');
      await playback.waitFor();
      // Whoever points at it holds it.
      await playback.hover();
      // Still open to be answered, and nothing was told before its time.
      assert.ok((await page.locator('[data-decision] [data-action]').count()) > 0);
      assert.equal(await page.locator('[data-speed]').getAttribute('data-speed'), '0.5');
      await page.locator('[data-speed]').click();
      assert.equal(await page.locator('[data-speed]').getAttribute('data-speed'), '1');
      await page.locator('[data-skip]').click();
      await page.locator('[data-told=recap]').waitFor();
      const rows = page.locator('[data-told=recap] [data-turn]');
      assert.match((await rows.first().textContent()) ?? '', /You/);
      // The card that played the turn can be read with it.
      await rows.last().click();
      await page.locator('dialog[open] h3').waitFor();
      const lines = page.locator('dialog[open] [data-tick]');
      assert.ok((await lines.count()) >= 4, 'the lines of the card are not told');
      assert.match(await page.locator('dialog[open] .program').innerText(), /Planning/);
      // Some line was carried out, and each of the others says that and why it was not.
      await page.locator('dialog[open] [data-tick=did]').first().waitFor();
      for (const said of await page.locator('dialog[open] [data-tick=not] small').allTextContents())
        assert.match(said, /^(it|no|nobody|nothing it|the deck|its) /, said);
      await page.keyboard.press('Escape');
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    name: 'Outer Rim by two fingers: parting leans over a tile, closing shows all of it',
    async run(world) {
      const ana = await world.person('Ana', { phone: true });
      const { page } = ana;
      await openDrawn(ana, 2);
      await page.getByRole('button', { name: 'All of it' }).tap();
      const box = await page.locator('[data-look]').boundingBox();
      assert.ok(box);
      // A place on the arch, above the middle and beside the line between two tiles.
      const middle = { x: box.x + box.width * 0.55, y: box.y + box.height * 0.2 };
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gaps: number[]): Promise<unknown> =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: gaps.map((gap, id) => ({ x: middle.x + gap, y: middle.y, id })),
        });
      await touch('touchStart', [-10]);
      await touch('touchStart', [-10, 10]);
      for (const gap of [16, 24, 34]) await touch('touchMove', [-gap, gap]);
      await touch('touchEnd', []);
      await page.locator('[data-look]:not([data-look=whole], [data-look=near])').waitFor();
      await touch('touchStart', [-60]);
      await touch('touchStart', [-60, 60]);
      for (const gap of [50, 40, 25]) await touch('touchMove', [-gap, gap]);
      await touch('touchEnd', []);
      await page.locator('[data-look=whole]').waitFor();
      assert.equal(await page.locator('dialog[open]').count(), 0, 'two fingers are no tap');
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    // Rules: UB-16.7, OR-7.4
    name: 'Outer Rim: an ambition is a sheet of steps, a card of the market tells its price and what can be done with it',
    async run(world) {
      const ana = await world.person('Ana', { phone: true });
      const { page } = ana;
      await openWith(ana, [{ want: 'me' }, { want: 'bot', level: 'rookie' }], {
        expansion: true,
        ambitions: true,
      });
      await page.locator('[data-table] [data-space]').first().waitFor();
      assert.ok(await playUntil(page, MARKET, true), 'the game ended without a market');
      await page.getByRole('tab', { name: 'Mine' }).tap();
      const goals = await page.locator('[data-ambition] li').allTextContents();
      assert.ok(goals.length >= 2, goals.join(' | '));
      assert.match(goals[0] ?? '', /^✓?1\. /);
      assert.equal(await page.locator('[data-ambition] progress').getAttribute('max'), String(goals.length));
      await page.getByRole('tab', { name: 'Decision' }).tap();
      await page.locator(MARKET).tap();
      await page.locator('[data-decision] [data-action*=discard_top]').first().waitFor();
      // The answer that is offered in the list is offered at the card, too.
      const put = page.locator('[data-decision] [data-action*=discard_top]').first();
      const action = (await put.getAttribute('data-action')) ?? '';
      await page.getByRole('tab', { name: 'Market' }).tap();
      for (const card of await page.locator('[data-zone=market] [data-card]').all()) {
        await card.tap();
        await page.locator('dialog[open] .price').waitFor();
        if ((await page.locator(`dialog[open] [data-action='${action}']`).count()) > 0) break;
        await page.keyboard.press('Escape');
      }
      const asked = await page.getByTestId('decision').textContent();
      await page.locator(`dialog[open] [data-action='${action}']`).tap();
      // Another card lies there now, so that something else is asked.
      await page.waitForFunction(
        (before) => document.querySelector('[data-testid=decision]')?.textContent !== before,
        asked,
      );
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    // Rules: OR-2.5, OR-7.1, OR-15.1
    name: 'Outer Rim: whoever knows the box finds each kind of component on the table',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      await openDrawn(ana, 3);
      assert.ok(await playUntil(page, '[data-decision] [data-action=\'"move"\']'), 'no turn came');
      const parts: [string, string, number, number][] = [
        ['spaces of the board', '[data-zone=rim] [data-space]', 43, 43],
        ['the fame track, 0 to the goal', '[data-zone=rim] .tick', 11, 11],
        ['fame markers', '[data-zone=rim] .marker', 3, 3],
        ['ships of the players', '[data-zone=rim] .pieces .ship', 3, 3],
        ['patrols', '[data-zone=rim] .pieces .patrol', 4, 4],
        // Some may have been met and hired before this turn.
        ['contact tokens', '[data-zone=rim] .pieces .medal', 12, 24],
        ['decks of the market', '[data-zone=market] .deck', 6, 6],
        ['the top card of each', '[data-zone=market] li :is([data-card], .none)', 6, 6],
        ['my character', '.mine .who .face', 1, 1],
        ['my reputation', '.mine .standing li', 4, 4],
        ['health of character and ship', '.mine .life', 2, 2],
        ['my ship', '.mine .hull .shape', 1, 1],
        ['my credits and fame', '.mine .worth span', 2, 2],
        ['my cards and free places', '.mine :is(.slots, .places) > li', 1, 14],
        ['rivals', '[data-zone=rival]', 2, 2],
        ['the steps of the turn', '.turn ol > li', 3, 3],
      ];
      for (const [part, where, least, most] of parts) {
        const found = await page.locator(where).count();
        assert.ok(found >= least && found <= most, `${part}: ${found} of ${least} to ${most} at ${where}`);
      }
      // What is where and what would stop a move, in words.
      await page.keyboard.press('r');
      await page.locator('dialog[open] h3').first().waitFor();
      await page.keyboard.press('Escape');
      // Whoever points at an answer sees its place, and at a line of the log its places.
      await page.locator('[data-decision] [data-action=\'"move"\']').click();
      const course = page.locator('[data-decision] [data-action*=set_course]').first();
      await course.hover();
      await page.locator('[data-zone=rim] .pointed').first().waitFor();
      // The place itself says the same as the answer, whatever would stop a move there included.
      const strange = await page.evaluate(() =>
        [...document.querySelectorAll('[data-space][data-action]')].flatMap((place) => {
          const action = place.getAttribute('data-action') ?? '';
          const answers = [...document.querySelectorAll('[data-decision] [data-action]')];
          const answer = answers.find((each) => each.getAttribute('data-action') === action);
          const [tip, label] = [
            place.getAttribute('data-tip') ?? '',
            answer?.querySelector('.said > span')?.textContent ?? '',
          ];
          return tip.startsWith(label) ? [] : [`${tip} does not begin with ${label}`];
        }),
      );
      assert.deepEqual(strange, []);
      assert.deepEqual(ana.errors, []);
    },
  },
];
