// Where the text of a rule stands.

import { prefixes } from 'virtual:rules';

/** The address of the page that explains a rule such as `HS-3.2`; null if there is none. */
export function ruleAddress(rule: string): string | null {
  const game = prefixes[rule.split('-')[0] ?? ''];
  return game === undefined ? null : `/rules/${game}#${rule}`;
}
