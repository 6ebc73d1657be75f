// What one does in Outer Rim, each deed through the interface, from a situation in which it is
// close: the same dice fall every time.

import assert from 'node:assert/strict';
import { DECKS } from '../../src/games/outer-rim/content.ts';
import { watchBytes } from './measure.ts';
import { answer, answers, beginAt, BOBA, give, HAN, held, told } from './outer-rim-stage.ts';
import { openDrawn } from './outer-rim.ts';
import type { BrowserTest, Person } from './world.ts';

const pair = (people: Person[]): [Person, Person] => {
  const [one, other] = people;
  assert.ok(one && other);
  return [one, other];
};
const solo = (people: Person[]): Person => {
  const [one] = people;
  assert.ok(one);
  return one;
};
const calm = (people: Person[]): void => {
  for (const { name, errors } of people) assert.deepEqual(errors, [], name);
};

/** What everything before a first move may cost over the wire, compressed. */
const FIRST_MOVE_BYTES_MAX = 300_000;

export const outerRimDeedTests: BrowserTest[] = [
  {
    name: 'Outer Rim, the first move: with an empty cache files and socket are at most 300 KB over the wire',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      const bytes = await watchBytes(page);
      await openDrawn(ana, 2);
      await page.locator('[data-decision] [data-action]').first().waitFor();
      const { files, socket } = bytes();
      assert.ok(files > 50_000 && socket > 1_000, `only ${files} and ${socket} bytes were counted`);
      assert.ok(
        files + socket <= FIRST_MOVE_BYTES_MAX,
        `${files} bytes of files and ${socket} of the socket`,
      );
      calm([ana]);
    },
  },
  {
    // Rules: OR-5.1, OR-5.2, OR-5.3
    name: 'Outer Rim, before a move: the way to a place is drawn, and what would stop one there says why',
    async run(world) {
      const people = await beginAt(world, {
        step: 'planning',
        players: [{ ...HAN, reputation: { hutt: 'negative' } }, BOBA],
        patrols: { hutt: { space: 'naboo', level: 2 } },
      });
      const { page } = solo(people);
      // On demand, before anything is chosen: everything within reach, and all that is against one.
      await page.keyboard.press('t');
      await page.locator('[data-lens=true] .reached').nth(10).waitFor({ state: 'attached' });
      const stops = await page.locator('[data-stop]').count();
      assert.ok(stops >= 2, `${stops} signs: the patrol and the Maelstrom are two`);
      const naboo = page.locator('[data-space][aria-label*=Naboo][aria-label*="Hutt patrol, level 2"]');
      assert.match((await naboo.first().getAttribute('aria-label')) ?? '', /stops you/);
      await page.keyboard.press('t');
      await page.locator('[data-stop]').first().waitFor({ state: 'detached' });
      // The way to what is pointed at, as long as the answer says; by hand and by keys.
      await give(page, answer('move'));
      const far = page.locator('[data-space][data-tip*="Ryloth"][data-action*=set_course]');
      const [, steps] = /\((\d+) spaces/.exec((await far.getAttribute('data-tip')) ?? '') ?? [];
      await far.hover();
      await page.locator(`.ways [data-way="${steps}"]`).waitFor({ state: 'attached' });
      await page.mouse.move(5, 5);
      await page.locator('.ways [data-way]').waitFor({ state: 'detached' });
      await page.keyboard.press('b');
      await page.keyboard.press('ArrowRight');
      await page.locator('.ways [data-way="1"]').waitFor({ state: 'attached' });
      calm(people);
    },
  },
  {
    // Rules: OR-23.1, OR-23.2, OR-23.3
    name: 'Outer Rim, a trade: cards for credits on a tray with two sides; then whoever waits offers credits beside',
    async run(world) {
      const people = await beginAt(
        world,
        {
          step: 'action',
          players: [
            { ...HAN, cards: held('dl-44-blaster') },
            { ...BOBA, space: 'tatooine', credits: 9_000 },
          ],
        },
        [{}, { phone: true, language: 'fr' }],
      );
      const [ana, bo] = pair(people);
      await give(ana.page, answer('trade'));
      if (await ana.page.locator(answers('player')).first().isVisible())
        await give(ana.page, answers('player'));
      await give(ana.page, `${answers('give')}:has-text("DL-44")`);
      await ana.page.locator('[data-deal] .side').first().getByText('DL-44').waitFor();
      const credits = `[data-decision] [data-action*='"want"'][data-action*=credits]`;
      await give(ana.page, credits);
      await give(ana.page, answer('propose'));
      // Each sees their own side first, and what is on it.
      const tray = bo.page.locator('[data-deal]');
      await tray.waitFor();
      assert.match(await tray.locator('.side').first().innerText(), /Vous donnez[\s\S]*\d/);
      assert.match(await tray.locator('.side').nth(1).innerText(), /DL-44/);
      await give(bo.page, answer('yes'), 'thumb');
      await ana.page.locator('.mine [data-card]', { hasText: 'DL-44' }).waitFor({ state: 'detached' });
      await bo.page.getByRole('tab', { name: 'Mon jeu' }).tap();
      await bo.page.locator('.mine [data-card]', { hasText: 'DL-44' }).waitFor();
      // Whoever waits opens the tray, too: it lies beside what the one in turn does, who goes on.
      await bo.page.getByRole('tab', { name: 'Décision' }).tap();
      const beside = (action: unknown): string => `[data-beside-action='${JSON.stringify(action)}']`;
      await bo.page.locator('[data-beside=idle] summary').tap();
      await bo.page.locator('[data-beside=idle]').getByText('vous pouvez conclure un accord').waitFor();
      await bo.page.locator(beside('offer')).tap();
      await bo.page.locator(beside({ give: { credits: 1000 } })).tap();
      await bo.page
        .locator('[data-beside=own] [data-deal]')
        .getByText(/1\s?000/)
        .waitFor();
      await bo.page.locator(beside('propose')).tap();
      const asked = ana.page.locator('[data-beside=asked]');
      await asked.locator('[data-deal]').waitFor();
      const question = await ana.page.locator('[data-table]').getAttribute('data-asked');
      assert.ok(question && question !== 'null', 'the turn goes on');
      await ana.page.locator(beside('yes')).click();
      await asked.waitFor({ state: 'detached' });
      assert.equal(await ana.page.locator('[data-table]').getAttribute('data-asked'), question);
      await told(ana.page, /You accept/);
      calm(people);
    },
  },
  {
    // Rules: UB-13.2, UB-13.4, UB-13.5
    name: 'Outer Rim, a favor asked in a move: a shortcut has its price, named in return and paid, and the move goes a space farther',
    async run(world) {
      const people = await beginAt(
        world,
        { step: 'planning', players: [HAN, BOBA], options: { favors: true } },
        [{}, { phone: true }],
      );
      const [ana, bo] = pair(people);
      const { page } = ana;
      const left = async (): Promise<number> =>
        Number(
          /(\d+) spaces? left/.exec(
            (await page.locator('[data-decision] .question').textContent()) ?? '',
          )?.[1],
        );
      await give(page, answer('move'), 'keys');
      const before = await left();
      await give(page, answer('aside'), 'keys');
      await give(page, answer('ask_favor'), 'keys');
      await give(page, answer({ favor: 'shortcut' }), 'keys');
      await give(page, answer('propose'), 'keys');
      // Bo names a price; whoever asked sees it before anything is settled, and pays it.
      const raise = bo.page.locator(`${answers('want')}[data-action*=credits]`).first();
      const price = /\d,\d{3}/.exec((await raise.textContent()) ?? '')?.[0] ?? 'a price';
      await give(bo.page, `${answers('want')}[data-action*=credits]`, 'thumb');
      await give(bo.page, answer('yes'), 'thumb');
      const willing = page.locator(answers('player'));
      await willing.first().waitFor();
      assert.ok((await willing.first().innerText()).includes(price), `${price} is not told`);
      await give(page, answers('player'), 'keys');
      await page.locator(answers('set_course')).first().waitFor();
      assert.equal(await left(), before + 1);
      await told(page, new RegExp(`${price} credits`));
      calm(people);
    },
  },
  {
    // Rules: UB-9.1, UB-9.2
    name: 'Outer Rim, a contested job: whoever is here resists with dice of their own, and the loser pays',
    async run(world) {
      const people = await beginAt(
        world,
        {
          step: 'encounter',
          players: [
            { ...BOBA, space: 'tatooine', cards: held('honest-robbery') },
            { ...HAN, credits: 9_000 },
          ],
        },
        [{ phone: true }],
      );
      const [ana, bo] = pair(people);
      const { page } = ana;
      await give(page, answers('job'), 'thumb');
      await give(page, answers('player'), 'thumb');
      await told(bo.page, /Honest Robbery/);
      // Both have rolled: the dice of each stand side by side, with what came of them.
      for (const seat of [0, 1]) await page.locator(`[data-scene] .throw[data-of="${seat}"] .came`).waitFor();
      await told(bo.page, /(passes|fails|pass|fail) the test/);
      // Whoever resisted finds it in the turn that was.
      await bo.page.locator('[data-told=recap] [data-turn]').first().click();
      await bo.page.locator('dialog[open] .throw[data-of="1"] .die').first().waitFor();
      calm(people);
    },
  },
  {
    // Rules: UB-8.2, UB-8.4
    name: 'Outer Rim, a job of two: whoever is asked along knows for what, and is paid as well',
    async run(world) {
      const people = await beginAt(
        world,
        {
          step: 'encounter',
          players: [
            { ...BOBA, space: 'tatooine', cards: held('disable-comms-network') },
            { ...HAN, credits: 1_000 },
          ],
        },
        [{}, { phone: true }],
      );
      const [ana, bo] = pair(people);
      await give(ana.page, answers('job'));
      if (await ana.page.locator(answers('player')).first().isVisible())
        await give(ana.page, answers('player'));
      const yes = bo.page.locator(answer('yes'));
      await yes.waitFor();
      assert.match(await bo.page.locator('[data-decision] .menu').innerText(), /Disable Comms Network/);
      await bo.page.locator('[data-decision] .detail summary').tap();
      assert.match(await bo.page.locator('[data-decision] .detail').innerText(), /8,000/);
      await give(bo.page, answer('yes'), 'thumb');
      await told(ana.page, /Disable Comms Network/);
      calm(people);
    },
  },
  {
    // Rules: OR-18.7, OR-18.8
    name: 'Outer Rim, a capture and its delivery: the target is aboard, and where it is wanted it pays',
    async run(world) {
      const people = await beginAt(world, {
        step: 'encounter',
        players: [
          {
            ...BOBA,
            ship: 'hwk-290',
            space: 'mon-calamari',
            cards: held('bounty-saw-gerrera', 'dl-44-blaster', 'plastoid-armor'),
          },
          HAN,
        ],
        contacts: [{ contact: 'saw-gerrera', space: 'mon-calamari' }],
      });
      const [ana, bo] = pair(people);
      const { page } = ana;
      // Where the target was seen a pin says so; the token itself answers.
      await page.locator('[data-zone=rim] .pin').first().waitFor();
      await give(page, '[data-zone=rim] circle[data-action*=contact][aria-label*="Saw Gerrera"]');
      await give(page, answers('bounty'));
      await page.locator('[data-scene] [role=img].die').first().waitFor();
      await give(page, answer('capture'));
      await page.locator('.mine [data-card]', { hasText: 'Lothal' }).waitFor();
      // The other one's turn, as short as can be.
      await give(bo.page, answer('earn'), 'keys');
      await give(bo.page, answer('done'), 'keys');
      await give(bo.page, '[data-decision] [data-action]:not([data-action*=aside])', 'keys');
      for (let nth = 0; nth < 20 && (await page.locator(answer('move')).count()) === 0; nth += 1) {
        if ((await bo.page.locator('[data-decision] [data-action]').count()) > 0)
          await give(bo.page, '[data-decision] [data-action]', 'keys');
        else await page.waitForTimeout(50);
      }
      await give(page, answer('move'));
      await give(page, '[data-space][data-tip*=Lothal][data-action*=set_course]');
      if ((await page.locator(`${answer('done')}:has-text("Stop here")`).count()) > 0)
        await give(page, answer('done'));
      await give(page, answer('deliver'));
      await give(page, answers('card'));
      await told(page, /fame/);
      assert.equal(await page.locator('.mine .worth .fame b').textContent(), '2');
      calm(people);
    },
  },
  {
    // Rules: UB-4.1
    name: 'Outer Rim, across the Core: it is declared, and the ship is at the other end of the Rim',
    async run(world) {
      const people = await beginAt(world, {
        step: 'encounter',
        players: [{ ...HAN, space: 'spinward-core' }, BOBA],
      });
      const ana = solo(people);
      const { page } = ana;
      const ship = page.locator('[data-zone=rim] .ship.mine');
      const at = async (): Promise<number> => (await ship.boundingBox())?.x ?? Number.NaN;
      const before = await at();
      await give(page, answer('cross_the_core'));
      // The card gives a way that needs no luck.
      await give(page, `${answers('choose')}:text-matches("^\\\\s*\\\\d+\\\\s*Move to the opposite")`);
      await told(page, /Core/);
      await page.waitForFunction(
        (x) =>
          (document.querySelector('[data-zone=rim] .ship.mine')?.getBoundingClientRect().x ?? 0) > x + 300,
        before,
      );
      calm(people);
    },
  },
  {
    // Rules: UB-12.1, UB-12.3
    name: 'Outer Rim, a rotating card: delivered once, it turns and wants to go on to somewhere else',
    async run(world) {
      const people = await beginAt(world, {
        step: 'action',
        players: [
          { ...HAN, space: 'ord-mantell', cards: held('astromech-parts') },
          { ...BOBA, space: 'naboo' },
        ],
      });
      const ana = solo(people);
      const { page } = ana;
      const card = page.locator('.mine [data-card]');
      assert.match(await card.innerText(), /Ord Mantell/);
      await give(page, answer('deliver'), 'keys');
      await give(page, answers('card'), 'keys');
      await page.locator('.mine [data-card].turned', { hasText: 'Naboo' }).waitFor();
      assert.match(await page.locator('.mine .worth').innerText(), /10,000/);
      calm(people);
    },
  },
  {
    // Rules: OR-7.3, OR-7.9, OR-9.6, UB-10.1
    name: 'Outer Rim, a ship for a ship: two cards of a deck put away before, the price says what the old one is worth, there is a way back, and the new one flies',
    async run(world) {
      const people = await beginAt(world, {
        step: 'action',
        players: [
          { ...HAN, ship: 'hwk-290', credits: 20_000, damage: [0, 2], cards: held('dl-44-blaster') },
          BOBA,
        ],
        market: { ship: 'buy-aggressor', luxury: 'gift-for-jabba', gear: 'jetpack' },
      });
      const ana = solo(people);
      const { page } = ana;
      const name = page.locator('.mine .hull h3');
      assert.match(await name.innerText(), /HWK/);
      await give(page, answer('market'));
      // One card of any deck goes under it, and a second of the same; then that is all.
      const away = page.locator(answers('discard_top'));
      const top = page.locator('[data-zone=market] li').nth(DECKS.indexOf('luxury'));
      const before = await top.innerText();
      assert.ok((await away.count()) > 1, 'every deck has a card to put away');
      await give(page, answer({ discard_top: 'luxury' }));
      assert.notEqual(await top.innerText(), before);
      assert.equal(await away.count(), 1, 'a second card of the same deck alone');
      await give(page, answer({ discard_top: 'luxury' }));
      assert.equal(await away.count(), 0);
      const buy = answer({ buy: 'ship' });
      assert.match(await page.locator(buy).innerText(), /Trade your ship.*10,000/);
      await give(page, buy);
      // A card may be part of the price; a look at it, and back.
      assert.match(await page.locator(answers('barter')).first().innerText(), /4,000 credits less/);
      await give(page, answer('no'));
      await give(page, buy);
      await give(page, answer('done'));
      await page.locator('.mine .hull h3', { hasText: 'Aggressor' }).waitFor();
      assert.match(await page.locator('.mine .worth').innerText(), /10,000/);
      calm(people);
    },
  },
  {
    // Rules: OR-13.3, OR-13.4
    name: 'Outer Rim, a defeat: told in the log and seen at the one it befell',
    async run(world) {
      const people = await beginAt(world, {
        step: 'encounter',
        players: [
          { ...HAN, damage: [0, 2], reputation: { imperial: 'negative' } },
          { ...BOBA, space: 'tatooine' },
        ],
        patrols: { imperial: { space: 'tatooine', level: 4 } },
      });
      const [ana, bo] = pair(people);
      const { page } = ana;
      // The menu says before that it cannot be won.
      assert.match(await page.locator(answers('fight_patrol')).innerText(), /destroyed|\d+%/);
      await give(page, answers('fight_patrol'));
      await told(page, /defeated/);
      await bo.page.locator('[data-zone=rival] .down').waitFor();
      calm(people);
    },
  },
  {
    // Rules: UB-16.5, UB-16.7
    name: 'Outer Rim, an ambition: a goal that comes true is ticked on the sheet at once, and everybody is told',
    async run(world) {
      const people = await beginAt(
        world,
        {
          step: 'planning',
          players: [
            { ...HAN, credits: 10_000, ambition: 'kingpin' },
            { ...BOBA, ambition: 'collector' },
          ],
          options: { ambitions: true },
        },
        [{ phone: true }],
      );
      const [ana, bo] = pair(people);
      const { page } = ana;
      await page.getByRole('tab', { name: 'Mine' }).tap();
      const bar = page.locator('[data-ambition] progress');
      assert.equal(await bar.getAttribute('value'), '0');
      await page.getByRole('tab', { name: 'Decision' }).tap();
      await give(page, answer('earn'), 'thumb');
      await told(bo.page, /goal/);
      await page.getByRole('tab', { name: 'Mine' }).tap();
      await page.locator('[data-ambition] progress[value="1"]').waitFor();
      await page.locator('[data-ambition] li.done').first().waitFor();
      calm(people);
    },
  },
];
