import { expect, test } from 'vitest';
import { freeIn, skillsIn } from './sheet';

test('skills are told with their odds in every language', () => {
  expect(skillsIn('Skills (and odds to pass): Stealth ×1 (75%) · Tech ×2 (93.8%)')).toEqual([
    { name: 'Stealth ×1', odds: '75%', share: 75 },
    { name: 'Tech ×2', odds: '93.8%', share: 93.8 },
  ]);
  expect(skillsIn('Compétences (et chances de réussite) : Technique ×1 (37,5 %)')).toEqual([
    { name: 'Technique ×1', odds: '37,5 %', share: 37.5 },
  ]);
  expect(skillsIn('Skills (and odds to pass): none')).toEqual([]);
});

test('a free place is what the table counts beyond what lies there', () => {
  expect(freeIn('Slots in use: crew 1/2 · cargo 0/1 · mods 1/1 · gear 0/2 · jobs and bounties 3/2')).toEqual([
    'crew',
    'cargo',
    'gear',
    'gear',
  ]);
  expect(freeIn('')).toEqual([]);
});
