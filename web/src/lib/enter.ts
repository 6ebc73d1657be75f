// Opening a table and walking up to it.

import { api } from './api';
import { explain } from './explain';
import { t } from './i18n.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { dismissFaults, toast } from './toasts.svelte';
import type { NewTable } from './wire';

/** Who opens a table: the person in front of this browser. */
export function me(): { key: string; name: string } {
  return { key: settings.key, name: settings.name.trim() || t('name-default') };
}

/** Opens a table and goes there; tells why not and stays otherwise. Whether it went. */
export async function enterNew(wanted: NewTable<unknown>): Promise<boolean> {
  try {
    const { table } = await api.open(wanted);
    dismissFaults();
    go(`/t/${table}`);
    return true;
  } catch (error) {
    toast(explain(error), 'bad');
    return false;
  }
}
