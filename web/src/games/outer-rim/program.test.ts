import { expect, test } from 'vitest';
import type { Content } from './content';
import { programOf } from './program';
import type { Told } from './story';

const content = {
  set: {
    card: [
      { id: 'crate', asset: { kind: 'cargo' } },
      { id: 'job', asset: { kind: 'job' } },
    ],
  },
} as unknown as Content;
const card = {
  id: 'ai-01',
  planning: ['recover_if_defeated', 'move_to_goal', { gain_credits: 2000 }],
  action: [{ deliver: { damage: ['ship', 2] } }, { buy_or: ['cargo', 'job'] }],
  encounter: ['fight_hostile_patrol', 'complete_job', { buy_fame: 8000 }],
};
const words = [
  'AI card · standard',
  'Planning:',
  '  • Recover.',
  '  • Move.',
  '  • Gain 2,000.',
  'Action:',
  '  • Deliver.',
  '  • Buy.',
  'Encounter:',
  '  • Fight.',
  '  • Complete.',
  '  • Pay 8,000.',
];
const told = (...each: [Told['event'], string | null][]): Told[] =>
  each.map(([event, line]) => ({ event, line }));

// Rules: OR-25.3
test('each line of the card is ticked, passed over or never reached, with what came of it', () => {
  const lines = programOf(
    content,
    1,
    card,
    words,
    told(
      [{ event: 'moved', seat: 1, to: 4 }, 'Bo goes to Kessel.'],
      [{ event: 'taken_from_market', deck: 'job' }, null],
      [{ event: 'card_gained', seat: 1, card: 1 }, 'Bo gains a job.'],
      [{ event: 'credits', seat: 1, by: -8000, lost: false }, 'Bo pays 8,000.'],
      [{ event: 'fame', seat: 1, by: 1 }, 'Bo gains 1 fame.'],
    ),
  );
  expect(lines?.map(({ tick }) => tick)).toEqual(['not', 'did', 'late', 'not', 'did', 'not', 'not', 'did']);
  expect(lines?.filter(({ tick }) => tick === 'not').map(({ verb }) => verb)).toEqual([
    'recover_if_defeated',
    'deliver',
    'fight_hostile_patrol',
    'complete_job',
  ]);
  expect(lines?.[1]?.told).toEqual(['Bo goes to Kessel.']);
  expect(lines?.[4]?.told).toEqual(['Bo gains a job.']);
  expect(lines?.[7]?.told).toEqual(['Bo pays 8,000.', 'Bo gains 1 fame.']);
});

test('where the words are not those of the card nothing is ticked', () => {
  expect(programOf(content, 1, card, words.slice(0, 4), [])).toBeNull();
});
