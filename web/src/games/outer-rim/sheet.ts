// What the table tells of a sheet in words, taken apart to be drawn. Nothing is counted here: the
// numbers are those of the words.

import type { Kind } from './types';

export interface SkillTold {
  name: string;
  /** As it is written; empty where none is told. */
  odds: string;
  /** The same from 0 to 100. */
  share: number;
}

/** `Skills (…): Stealth ×1 (75%) · Tech ×2 (94%)`, skill by skill; none where no chance is told. */
export function skillsIn(line: string): SkillTold[] {
  const list = line.slice(line.indexOf(':') + 1);
  return list.split('·').flatMap((each) => {
    const [, name, odds, whole, part = '0'] =
      /^(.+?)\s*\((\D*(\d+)(?:[.,](\d+))?\s*%)\)\s*$/.exec(each.trim()) ?? [];
    return name === undefined || odds === undefined
      ? []
      : [{ name, odds, share: Number(`${whole}.${part}`) }];
  });
}

/** The order in which the table counts places. */
const COUNTED: readonly Kind[] = ['crew', 'cargo', 'mod', 'gear', 'job'];

/** `Slots in use: crew 1/2 · cargo 0/1 …`: each place where nothing lies. */
export function freeIn(line: string): Kind[] {
  const counts = [...line.matchAll(/(\d+)\/(\d+)/g)];
  return COUNTED.flatMap((kind, idx) => {
    const [, used = 0, of = 0] = counts[idx]?.map(Number) ?? [];
    return Array.from({ length: Math.max(0, of - used) }, () => kind);
  });
}
