// Why a request failed, in the reader's language where we have the words.

import { ApiError } from './api';
import { knows, t } from './i18n.svelte';

export function explain(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return t('landing-unreachable');
  const key = `api-${error.code.replaceAll('_', '-')}`;
  // What is left are faults of a program, which nobody meets by clicking.
  return knows(key) ? t(key) : error.message || t('landing-unreachable');
}
