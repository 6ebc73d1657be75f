// The card that played an opponent, line by line: which of its lines were carried out, and what came
// of each. The rules have decided that already; here their events are gathered under the lines.

import type { Seat } from '../../lib/wire';
import type { AiData, AiLine, Content } from './content';
import type { Model } from './model.svelte';
import type { Told, Turn } from './story';
import { STEPS, type TurnStep } from './turn';
import type { Event } from './types';

export type Tick =
  /** It was carried out. */
  | 'did'
  /** It did not apply, or there was nothing to do. */
  | 'not'
  /** A line above it applied, and only one is carried out. */
  | 'late';
export interface ProgramLine {
  step: TurnStep;
  /** What it is about, as the card's data names it. */
  verb: string;
  /** What the card says. */
  text: string;
  tick: Tick;
  /** What came of it. */
  told: string[];
}

/** A line is a word, or a word with its value. */
function parts(line: AiLine): [string, unknown] {
  return typeof line === 'string' ? [line, null] : (Object.entries(line)[0] as [string, unknown]);
}

/** Whether an event shows that a line was carried out. */
function shows(content: Content, seat: Seat, line: AiLine, event: Event): boolean {
  const [verb, value] = parts(line);
  const mine = 'seat' in event && event.seat === seat;
  const kindOf = (card: number) => content.set.card[card]?.asset?.kind;
  switch (verb) {
    case 'recover_if_defeated':
    case 'recover_if_damaged':
      return mine && (event.event === 'recovered' || event.event === 'stood_up');
    case 'move_to_goal':
    case 'move_to_bounty':
      return mine && event.event === 'moved';
    case 'gain_credits':
      return mine && event.event === 'credits' && event.by === value;
    case 'deliver':
      return (
        mine &&
        ((event.event === 'rolled' && event.what === 'delivery') ||
          ((event.event === 'card_lost' || event.event === 'card_rotated') &&
            event.given !== null &&
            kindOf(event.card) !== 'job'))
      );
    case 'buy':
      return event.event === 'taken_from_market' && event.deck === value;
    case 'buy_or':
      return event.event === 'taken_from_market' && Array.isArray(value) && value.includes(event.deck);
    case 'sell_top':
    case 'discard_top':
      return event.event === 'put_under' && (Array.isArray(value) ? value[0] : value) === event.deck;
    case 'shuffle_this':
      return event.event === 'ai_deck_shuffled';
    case 'fight_hostile_patrol':
      return (
        event.event === 'combat_began' &&
        event.attacker === seat &&
        typeof event.purpose === 'object' &&
        'patrol' in event.purpose
      );
    case 'encounter_bounty':
      return (
        event.event === 'combat_began' &&
        event.attacker === seat &&
        typeof event.purpose === 'object' &&
        !('patrol' in event.purpose)
      );
    case 'complete_job':
      return (
        mine &&
        (event.event === 'card_lost' || event.event === 'card_rotated') &&
        event.given !== null &&
        kindOf(event.card) === 'job'
      );
    case 'buy_fame':
      return mine && event.event === 'credits' && event.by === -Number(value);
    case 'take_crew':
      return (
        event.event === 'contact_revealed' ||
        (mine && event.event === 'card_gained' && kindOf(event.card) === 'crew')
      );
    case 'reveal_contact':
    case 'reveal_wanted':
      return event.event === 'contact_revealed';
    default:
      return mine && event.event === 'reputation';
  }
}

/** The card of a turn with what came of each line; null where the words do not fit the card. */
export function programOf(
  content: Content,
  seat: Seat,
  card: AiData,
  words: readonly string[],
  told: readonly Told[],
): ProgramLine[] | null {
  const texts = words.flatMap((line) => /^\s*•\s*(.+)$/.exec(line)?.[1] ?? []);
  const sections = [card.planning ?? [], card.action ?? [], card.encounter ?? []];
  if (texts.length !== sections.flat().length) return null;
  const steps = sections.flatMap((section, idx) => section.map(() => STEPS[idx] as TurnStep));
  const verbs = sections.flat().map((line) => parts(line)[0]);
  const lines: ProgramLine[] = texts.map((text, idx) => ({
    step: steps[idx] ?? 'planning',
    verb: verbs[idx] ?? '',
    text,
    tick: 'not',
    told: [],
  }));
  const starts: { line: number; at: number }[] = [];
  let [nth, from] = [0, 0];
  const find = (line: AiLine): number =>
    told.findIndex(({ event }, idx) => idx >= from && event !== null && shows(content, seat, line, event));
  for (const [idx, section] of sections.entries()) {
    const first = nth;
    nth += section.length;
    if (idx === 1) {
      // All that apply, in order.
      for (const [place, line] of section.entries()) {
        const at = find(line);
        if (at < 0) continue;
        starts.push({ line: first + place, at });
        from = at + 1;
      }
      continue;
    }
    // Only the first that applies: it is the one that shows first.
    const found = section
      .map((line, place) => ({ line: first + place, at: find(line) }))
      .filter(({ at }) => at >= 0);
    const [one] = found.toSorted((a, b) => a.at - b.at || a.line - b.line);
    if (!one) continue;
    starts.push(one);
    from = one.at + 1;
    for (let late = one.line + 1; late < nth; late += 1) (lines[late] as ProgramLine).tick = 'late';
  }
  for (const [idx, { line, at }] of starts.entries()) {
    const end = starts[idx + 1]?.at ?? told.length;
    lines[line] = {
      ...(lines[line] as ProgramLine),
      tick: 'did',
      told: told.slice(at, end).flatMap((each) => each.line ?? []),
    };
  }
  return lines;
}

/** The same for a turn of this table: the table tells the card of an opponent's last turn only. */
export function programFor(model: Model, turn: Turn): ProgramLine[] | null {
  const card = turn.ai === null ? undefined : model.content.set.ai?.[turn.ai];
  const last = model.turns.findLast((each) => each.seat === turn.seat);
  const words = last?.key === turn.key ? model.sheet(turn.seat)[0]?.cards?.[0]?.lines : undefined;
  return card && words ? programOf(model.content, turn.seat, card, words, turn.told) : null;
}
