// Whoever watches sees the table and nobody's hand, on the screen and on the wire.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { answerByHand, END, isOver, playNow } from './play.ts';
import type { BrowserTest } from './world.ts';

interface Sight {
  sight: string;
  card?: string | null;
}
interface Told {
  type: string;
  step?: { seen: { sight: Sight }[] };
  snapshot?: { steps: { seen: { sight: Sight }[] }[]; now: Told['now'] } | null;
  now?: {
    viewer: unknown;
    menu: unknown;
    view: { lap: number; ranking: unknown; players: { cards: string[]; shown: string[] }[] };
  };
}

function sightsOf(message: Told): Sight[] {
  const steps = message.snapshot ? message.snapshot.steps : message.step ? [message.step] : [];
  return steps.flatMap((step) => step.seen.map((seen) => seen.sight));
}

export const spectatorTests: BrowserTest[] = [
  {
    name: 'a spectator sees no hand before it is shown',
    async run(world) {
      const ana = await world.person('Ana');
      const path = await playNow(ana, 3);
      const eve = await world.person('Eve');
      const told: Told[] = [];
      eve.page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => told.push(JSON.parse(String(payload)) as Told));
      });
      // Audit: UX-11
      const commands = async (page: Page): Promise<number> => {
        await page.goto(`${path}?view=text`);
        await page.getByTestId('text-table').waitFor();
        return page.getByLabel('Command line').count();
      };
      assert.equal(await commands(eve.page), 0, 'a spectator has nothing to command');
      await eve.page.goto(path);
      await eve.page.getByText('You are watching').waitFor();

      for (let answers = 0, tries = 0; tries < 6_000 && !(await isOver(ana.page)); tries += 1) {
        if (await answerByHand(ana.page, answers)) answers += 1;
        assert.equal(await eve.page.locator('[data-action]').count(), 0, 'a spectator is offered a move');
        await ana.page.waitForTimeout(20);
      }
      await eve.page.locator(END).waitFor();

      let nHidden = 0;
      for (const message of told) {
        for (const sight of sightsOf(message)) {
          if (sight.sight === 'dealt' || sight.sight === 'drew') {
            assert.equal(sight.card ?? null, null, `a spectator was told a card: ${JSON.stringify(sight)}`);
            nHidden += 1;
          }
        }
        const now = message.now ?? message.snapshot?.now;
        if (!now) continue;
        assert.equal(now.viewer, 'spectator');
        assert.equal(now.menu, null);
        if (now.view.ranking !== null) continue;
        for (const player of now.view.players) assert.deepEqual(player.cards, player.shown);
      }
      assert.equal(await commands(ana.page), 0, 'after the end there is nothing to command');
      assert.ok(nHidden > 20, 'too little was seen to prove anything');
      assert.deepEqual(eve.errors, []);
    },
  },
];
