// Opening a table and walking up to it.

import { api } from './api';
import { explain } from './explain';
import { ownName } from './guest-name';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { dismissFaults, toast } from './toasts.svelte';
import type { NewTable } from './wire';

/** Who opens a table: the person in front of this browser. */
export function me(): { key: string; name: string } {
  return { key: settings.key, name: ownName() };
}

/** Opens a table and goes there; tells why not and stays otherwise. Whether it went. */
export async function enterNew(wanted: NewTable<unknown>): Promise<boolean> {
  try {
    // The table's address is enough to watch; to sit down takes the players' link.
    const guarded = wanted.seats.some((seat) => seat.want === 'friend');
    const { table } = await api.open({ ...wanted, guarded });
    dismissFaults();
    go(`/t/${table}`);
    return true;
  } catch (error) {
    toast(explain(error), 'bad');
    return false;
  }
}
