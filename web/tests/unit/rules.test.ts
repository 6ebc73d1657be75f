import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, players, prefixes } from 'virtual:rules';
import { describe, expect, test } from 'vitest';
import { playersPage, prefixesOf, rulesPage } from '../../rules';
import { ruleAddress } from '../../src/lib/rules';

const FOLDER = join(import.meta.dirname, '../../../docs/rules');

describe('the pages of the rules', () => {
  test('a rule has an address, and a mention of it leads there', () => {
    const html = rulesPage('- **HS-1.1 [seed]** One card, see HS-1.2 and HS-9.9.\n- **HS-1.2** Another.\n');
    expect(html).toContain('<li id="HS-1.1"><strong>HS-1.1');
    expect(html).toContain('see <a href="#HS-1.2">HS-1.2</a> and HS-9.9.');
    expect(prefixesOf('Words.\n\n- **BH-1.1** A rule.\n- **BH-1.2** Two.\n- **UB-1.1** More.')).toEqual([
      'BH',
      'UB',
    ]);
  });
  test('every rule of every game can be linked to', async () => {
    const games = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
    expect(games.length).toBeGreaterThan(0);
    for (const name of games) {
      const game = name.replace('.md', '');
      const ids = [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/^ *- \*\*([A-Z]+-[\d.]*\d)/gm)];
      expect(ids.length).toBeGreaterThan(10);
      const html = (await pages[game]?.())?.default ?? '';
      for (const [, id = ''] of ids) {
        expect(html).toContain(`id="${id}"`);
        expect(ruleAddress(id)).toBe(`/rules/${game}#${id}`);
      }
    }
    expect(Object.values(prefixes)).toContain('han-solo');
    // Both boxes of Outer Rim, whether its rules are all tested or not yet.
    expect([prefixes.OR, prefixes.UB]).toEqual(['outer-rim', 'outer-rim']);
    expect((await pages['outer-rim']?.())?.default).toContain('id="UB-16.1"');
  });
  // Audit: UX-RULES
  test('what a player needs is there for every game, in every language, with the same rules and drawings', async () => {
    const read = async (game: string, language: string) =>
      (await players[`${game}/${language}`]?.())?.default ?? '';
    const named = (html: string) =>
      [...html.matchAll(/class="rule" href="#([A-Z]+-[\d.]+)"/g)].map(([, id]) => id);
    for (const game of new Set(Object.values(prefixes))) {
      const english = await read(game, 'en');
      expect(named(english).length).toBeGreaterThan(15);
      expect(english.match(/<svg/g)?.length ?? 0).toBeGreaterThan(1);
      for (const language of ['fr', 'es']) {
        const html = await read(game, language);
        expect(named(html)).toEqual(named(english));
        expect(html.match(/<h2/g)?.length).toBe(english.match(/<h2/g)?.length);
        expect(html.match(/<svg/g)?.length).toBe(english.match(/<svg/g)?.length);
      }
    }
  });
  test('nothing on these pages is for whoever works on them', async () => {
    for (const page of Object.values(pages)) expect((await page()).default).not.toContain('cargo xtask');
  });
  test('a guide that names no rule or drawing of ours is not built', () => {
    expect(() => playersPage('So it is (HS-99.9).', new Set(['HS-1.1']))).toThrow('HS-99.9');
    expect(() => playersPage('{draw dragon: A dragon}', new Set())).toThrow('dragon');
  });
  test('a rule of no known game has none', () => {
    expect(ruleAddress('XX-1.1')).toBeNull();
  });
});
