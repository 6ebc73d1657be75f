// Bounty Hunters among people: four browsers draft at once, one reloads in mid-choice, and
// nobody is told what they may not know, on the screen or on the wire.

import assert from 'node:assert/strict';
import { lookAlike } from '../../src/games/bounty-hunters/cards.ts';
import type { Face } from '../../src/games/bounty-hunters/faces.ts';
import {
  answer,
  awaitQuestion,
  byMouse,
  facesAt,
  GAME,
  look,
  nthOf,
  playNow,
  playToTheEnd,
} from './bounty-hunters-hands.ts';
import { cardsIn, Tape, type Action } from './bounty-hunters-wire.ts';
import { END, logOf } from './play.ts';
import type { BrowserTest, Person, World } from './world.ts';

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dov'] as const;
const LOCKED = '.question.locked';
const TURNS = 3;

interface Drafter extends Person {
  tape: Tape;
}

/** Four people at one table, dealt; and its address. */
async function gather(world: World): Promise<{ drafters: Drafter[]; path: string }> {
  const drafters: Drafter[] = [];
  for (const name of NAMES) {
    const person = await world.person(name);
    drafters.push({ ...person, tape: new Tape(person.page) });
  }
  const [host, ...guests] = drafters as [Drafter, ...Drafter[]];
  await host.page.goto('/');
  const card = host.page.locator(`[data-game=${GAME}]`);
  await card.getByRole('radio', { name: '4', exact: true }).check();
  await card.getByTestId('make-table').click();
  const link = await host.page.getByTestId('table-link').inputValue();
  const path = new URL(link).pathname;
  for (const { page, name } of guests) {
    await page.goto(link);
    await page.getByTestId('sit').first().click();
    await host.page.locator('li[data-seat] strong', { hasText: name }).waitFor();
  }
  await host.page.getByTestId('start').click();
  await Promise.all(drafters.map(({ page }) => awaitQuestion(page)));
  return { drafters, path };
}

/** Everybody answers the open question, all at once. */
async function answerTogether(drafters: Drafter[], nth: number): Promise<void> {
  await Promise.all(
    drafters.map(async ({ page, tape }, idx) => {
      await answer(page, tape, nth + idx, byMouse, await awaitQuestion(page));
    }),
  );
}

/** Plays on until the question of this turn is which card to choose. */
async function untilCommit(drafters: Drafter[], nth: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const asked = drafters.map(({ tape }) => tape.nows.at(-1)?.view.ask);
    if (asked.every((it) => it?.ask === 'commit')) return;
    const waiting = drafters.filter(({ tape }) => {
      const now = tape.nows.at(-1);
      return now?.menu !== null && now?.view.own_choice === null && now?.view.ask.ask !== 'commit';
    });
    if (waiting.length > 0) await answerTogether(waiting, nth);
    else await drafters[0]?.page.waitForTimeout(20);
  }
  throw new Error('no card is to be chosen');
}

/** Sells the nth of the different cards of the hand; returns which it was. */
async function sell(
  { page, tape }: Drafter,
  nth: number,
  faces: Face[],
): Promise<{ card: number; title: string }> {
  const hand = (await look(page)).cards.filter((it) => it.inHand);
  // Of two that look alike a menu offers the first.
  const firstOf = (what: string): string | undefined =>
    hand.map((it) => it.what).find((other) => lookAlike(faces, Number(what), Number(other)));
  const card = nthOf(
    hand.filter((it) => firstOf(it.what) === it.what),
    nth,
  );
  const title = await page.locator(`[data-card="${card.what}"] .visually-hidden`).first().textContent();
  await page.mouse.click(card.x, card.y);
  const button = page.locator('.deeds [data-action^=\'{"sell"\']');
  const said = await tape.hear(() => button.click());
  assert.deepEqual(said, { sell: Number(card.what) });
  return { card: Number(card.what), title: title ?? '' };
}

/**
 * A seat may know of others' hands only what went through its own: what it has held, and
 * what was shown. Every card a view puts into a rival's hand must be one of those.
 */
function checkSecrets(tape: Tape, seat: number, faces: Face[]): number {
  const held = new Set<number>();
  const wasHeld = (card: number): boolean => [...held].some((other) => lookAlike(faces, card, other));
  let n_hidden = 0;
  for (const now of tape.nows) {
    assert.equal(now.viewer, seat);
    for (const card of now.view.players[seat]?.hand ?? []) held.add(card);
    for (const [other, player] of now.view.players.entries()) {
      if (other === seat) continue;
      for (const card of player.hand)
        assert.ok(wasHeld(card), `seat ${seat} was told card ${card} of seat ${other}`);
      assert.ok(player.fresh === null || wasHeld(player.fresh), 'a drawn card was told');
      n_hidden += player.n_hand - player.hand.length;
    }
  }
  n_hidden += checkSights(tape, seat);
  return n_hidden;
}

/** What happens in secret is told to its owner alone; returns how much was kept back. */
function checkSights(tape: Tape, viewer: number | 'spectator'): number {
  const lines = new Map<string, string | null>();
  let n_hidden = 0;
  for (const { sight, line } of tape.seen) {
    if (sight.sight === 'passed' && viewer === 'spectator')
      assert.deepEqual([...sight.gave, ...sight.got], []);
    if (sight.sight !== 'dealt' && sight.sight !== 'drew' && sight.sight !== 'sealed') continue;
    if (sight.seat === viewer) continue;
    assert.deepEqual(cardsIn(sight), [], `${viewer} was told ${JSON.stringify(sight)}`);
    // A sentence about an unknown card says the same of every card.
    const kind = JSON.stringify(sight);
    assert.equal(lines.get(kind) ?? line, line, 'the sentence tells more than the sight');
    lines.set(kind, line);
    n_hidden += 1;
  }
  return n_hidden;
}

const draftTest: BrowserTest = {
  name: 'four browsers draft at once, one reloads in mid-choice and changes its mind; nobody is told too much',
  async run(world) {
    const { drafters, path } = await gather(world);
    const [ana, bo, cleo, dov] = drafters as [Drafter, Drafter, Drafter, Drafter];
    const faces = await facesAt(ana, path);
    await untilCommit(drafters, 0);
    await Promise.all(drafters.map(({ page }) => awaitQuestion(page)));

    const first = await sell(bo, 0, faces);
    await bo.page.locator(LOCKED).waitFor();
    await ana.page.locator('article[data-seat="1"] .sealed-badge').first().waitFor();
    const words = await bo.page.locator(LOCKED).innerText();
    await bo.page.reload();
    await bo.page.locator(LOCKED).waitFor();
    assert.equal(await bo.page.locator(LOCKED).innerText(), words, 'the reload lost the pick');
    assert.equal(await bo.page.locator(`[data-card="${first.card}"] .lock`).count(), 1);
    assert.deepEqual(bo.tape.nows.at(-1)?.view.own_choice, { sell: first.card });

    await Promise.all([sell(ana, 1, faces), sell(cleo, 2, faces)]);
    // Three have locked, one has not: the pick may still be changed.
    await bo.page.locator(`${LOCKED} .change`).click();
    const second = await sell(bo, 1, faces);
    assert.notEqual(second.card, first.card);
    await bo.page.locator(`[data-card="${second.card}"] .lock`).waitFor();
    for (const { tape, name } of [ana, cleo, dov]) {
      const revealed = tape.seen.some(({ sight }) => sight.sight === 'revealed');
      assert.ok(!revealed, `${name} was shown something before all had locked`);
    }
    await sell(dov, 3, faces);

    for (const { page, tape, name } of drafters) {
      await page.waitForFunction(() => !document.querySelector('.question.locked'));
      const shown = tape.seen.flatMap(({ sight }) => (sight.sight === 'revealed' ? [sight.choices] : []));
      assert.equal(shown.length, 1, name);
      const choice: Action | undefined = shown[0]?.find(([seat]) => seat === 1)?.[1];
      assert.deepEqual(choice, { sell: second.card }, `${name} saw another pick of Bo's`);
    }
    const log = (await logOf(ana.page)).join('\n');
    const name = second.title.split(':')[0]?.trim() ?? '';
    assert.match(
      log,
      new RegExp(`Bo[^\n]*sells[^\n]*${name.replace(/[^\w ]/g, '.')}`),
      'the log tells the changed pick',
    );
    await ana.page.getByTestId('log-toggle').click();

    for (let turn = 0; turn < TURNS; turn += 1) {
      await untilCommit(drafters, turn);
      await answerTogether(drafters, turn);
    }
    for (const [seat, { tape, errors, name: who }] of drafters.entries()) {
      assert.ok((tape.nows.at(-1)?.view.turn ?? 0) >= TURNS, `${who} came to no later turn`);
      assert.ok(checkSecrets(tape, seat, faces) > 30, 'too little was hidden to prove anything');
      assert.deepEqual(errors, []);
    }
  },
};

const spectatorTest: BrowserTest = {
  name: 'a spectator of Bounty Hunters sees no hand, on the screen or on the wire',
  async run(world) {
    world.botDelayMs = 0;
    const ana = await world.person('Ana');
    const tape = new Tape(ana.page);
    const path = await playNow(ana, 3);
    const eve = await world.person('Eve');
    const eyes = new Tape(eve.page);
    await eve.page.goto(path);
    await eve.page.getByText('You are watching').waitFor();
    await eve.page.locator('article[data-seat="2"] .hand').waitFor();

    await playToTheEnd(ana, tape, byMouse, async (_, answers) => {
      if (answers % 4 !== 0) return false;
      const seen = await eve.page.evaluate(() => ({
        offered: document.querySelectorAll('[data-action], [data-pick]').length,
        // A card face is drawn with its name; in a hand there are only backs.
        faces: document.querySelectorAll('[data-zone=hand] [data-card], .hand .known').length,
        hands: document.querySelectorAll('article[data-seat] .hand').length,
      }));
      assert.deepEqual(seen, { offered: 0, faces: 0, hands: 3 });
      return false;
    });
    await eve.page.locator(END).waitFor();

    for (const now of eyes.nows) {
      assert.equal(now.viewer, 'spectator');
      assert.equal(now.menu, null);
      assert.equal(now.view.own_choice, null);
      for (const player of now.view.players) {
        assert.deepEqual([player.hand, player.fresh], [[], null], 'a spectator was told a hand');
      }
    }
    assert.ok(checkSights(eyes, 'spectator') > 40, 'too little was seen to prove anything');
    assert.ok(
      tape.nows.some((it) => (it.view.players[0]?.hand.length ?? 0) > 3),
      'a seat sees its own hand',
    );
    assert.deepEqual(eve.errors, []);
  },
};

export const draftTests: BrowserTest[] = [draftTest, spectatorTest];
