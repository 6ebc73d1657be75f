// The power goes out in mid-game; nobody loses anything.

import assert from 'node:assert/strict';
import { answerByHand, answerByKeys, cardOf, END, isOver, logOf } from './play.ts';
import type { BrowserTest, Person } from './world.ts';

type Hand = (person: Person, nth: number) => Promise<boolean>;
const TRIES_MAX = 6_000;

/** Both answer whatever they are asked until `done`; returns how many answers were given. */
async function playTogether(
  people: [Person, Hand][],
  done: (answers: number) => Promise<boolean>,
  from = 0,
): Promise<number> {
  let answers = from;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (await done(answers)) return answers;
    for (const [person, hand] of people) {
      if (!(await isOver(person.page)) && (await hand(person, answers))) answers += 1;
    }
    await people[0]?.[0].page.waitForTimeout(25);
  }
  throw new Error(`stuck after ${answers} answers`);
}

export const killTests: BrowserTest[] = [
  {
    name: 'two browsers on one table survive kill -9 of the server with nothing lost',
    async run(world) {
      const ana = await world.person('Ana');
      const bo = await world.person('Bo');
      await ana.page.goto('/');
      const card = cardOf(ana.page);
      await card.getByRole('radio', { name: '3', exact: true }).check();
      await card.getByTestId('make-table').click();
      const link = await ana.page.getByTestId('table-link').inputValue();
      const { pathname, hash } = new URL(link);
      await bo.page.goto(`${pathname}?view=text${hash}`);
      await bo.page.getByTestId('sit').first().click();
      await ana.page.locator('li[data-seat] strong', { hasText: 'Bo' }).waitFor();
      await ana.page.getByTestId('start').click();
      await bo.page.getByTestId('text-table').waitFor();

      const hands: [Person, Hand][] = [
        [ana, ({ page }, nth) => answerByHand(page, nth)],
        [bo, ({ page }, nth) => answerByKeys(page, nth)],
      ];
      const answers = await playTogether(hands, async (n) => n >= 9);

      const server = await world.server();
      // In the middle of things: an answer is on its way when the lights go out.
      await Promise.all([
        ...hands.map(([person, hand]) => hand(person, answers).catch(() => false)),
        server.kill(),
      ]);
      const before = [await logOf(ana.page), await logOf(bo.page)];
      await ana.page.waitForTimeout(1_500);
      assert.equal(await ana.page.locator('[data-link=open]').count(), 0, 'the fall is not shown');
      await server.restart();
      for (const { page } of [ana, bo]) {
        await page.locator('[data-link=open]').waitFor({ timeout: 30_000 });
      }
      await playTogether(hands, async () => (await isOver(ana.page)) && (await isOver(bo.page)), answers);

      for (const [idx, { page, errors, name }] of [ana, bo].entries()) {
        const after = await logOf(page);
        const told = before[idx] ?? [];
        assert.ok(told.length > 10, 'too little had happened');
        assert.deepEqual(after.slice(0, told.length), told, `${name} lost lines`);
        // A reload gets the story from the log of the server: it must be the same.
        await page.reload();
        await page.locator(END).waitFor();
        assert.deepEqual(await logOf(page), after, `${name}'s story differs after a reload`);
        assert.deepEqual(errors, []);
      }
      const places = (page: typeof ana.page) => page.locator(`${END} summary`).allTextContents();
      assert.deepEqual(await places(ana.page), await places(bo.page));
    },
  },
];
