// Short words of the table, by what the wire calls them.

import { t } from '../../lib/i18n.svelte';
import type { CallWord } from './plan';

/** What a seat is heard to say. */
export function callWords(word: CallWord): string {
  switch (word) {
    case 'stood':
      return t('hs-call-stood');
    case 'kept':
      return t('hs-call-kept');
    case 'named':
      return t('hs-call-named');
    case 'declined':
      return t('hs-call-declined');
    case 'without':
      return t('hs-call-without');
  }
}
