// Why a request failed, in the reader's language where we have the words.

import { ApiError } from './api';
import { knows, t } from './i18n.svelte';

export function explain(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return t('landing-unreachable');
  const key = `api-${error.code.replaceAll('_', '-')}`;
  // A table that cannot be set up so is told by the rule that forbids it.
  const byRule = `${key}-${error.rule.toLowerCase().replaceAll('.', '-')}`;
  const known = [byRule, key].find(knows);
  // What is left are faults of a program, which nobody meets by clicking.
  return known ? t(known) : error.message || t('landing-unreachable');
}
