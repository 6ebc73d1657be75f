// Who we are: on another device by a code, with another secret, and when both are good no longer.
//
// A key is made up here and kept before it is sent, so that an answer that gets lost loses nothing:
// the same wish is simply sent again.

import { api, ApiError, whenSignedOut } from './api';
import { ownName } from './guest-name';
import { newKey, settings, type Former } from './settings.svelte';
import type { MoveCode } from './wire';

/** What a link that moves somebody begins with, behind the # that stays in the browser. */
const MOVE = '#move=';

class Identity {
  #signedOut = $state(false);
  #shown = $state.raw<{ code: string } | null>(null);
  #settling = false;

  constructor() {
    whenSignedOut(() => void this.toldSignedOut());
  }

  /** Whether the secret of this browser is good no longer. */
  get signedOut(): boolean {
    return this.#signedOut;
  }

  /** Whether the dialog is open, and the code it was opened with, if a link had one. */
  get shown(): { code: string } | null {
    return this.#shown;
  }
  show(code = ''): void {
    this.#shown = { code };
  }
  hide(): void {
    this.#shown = null;
  }

  /** A code for another device. */
  code(): Promise<MoveCode> {
    return api.moveCode(settings.key, ownName());
  }

  /** How many tables somebody with this key has, be it somebody who is signed out. */
  async tables(key: string): Promise<number> {
    return (await api.tablesOf(key)).length;
  }

  /** Becomes whoever made this code. */
  async move(code: string, keepOld: boolean): Promise<void> {
    const fresh = this.#fresh();
    const { name } = await this.#trying(api.move(code, fresh));
    settings.become(fresh, keepOld);
    if (name) settings.change({ name });
    this.#signedOut = false;
  }

  /** Another secret for this device; every other device is signed out. */
  async changeSecret(): Promise<void> {
    // The name of somebody nameless follows from the key, and they stay who they are.
    const name = ownName();
    await this.#settle(this.#fresh());
    settings.change({ name });
  }

  /** Somebody new, with nothing but the settings of this browser. */
  beginAnew(): void {
    settings.become(newKey(), false);
    this.#signedOut = false;
  }

  /** Who this browser was before. Who it is now can be come back to as well. */
  goBack({ key, name }: Former): void {
    settings.become(key, true);
    settings.change({ name });
  }

  /** Somebody said that our key is revoked. Perhaps we did that ourselves. */
  async toldSignedOut(): Promise<void> {
    if (this.#settling || settings.reread()) return;
    if (settings.fresh !== '') {
      try {
        await this.#settle(settings.fresh);
        return;
      } catch (error) {
        if (error instanceof ApiError && error.status === 0) return; // Asked again at the next attempt.
      }
    }
    this.#signedOut = true;
  }

  async #settle(fresh: string): Promise<void> {
    this.#settling = true;
    try {
      await this.#trying(api.changeKey(settings.key, fresh));
      settings.become(fresh, false);
    } finally {
      this.#settling = false;
    }
  }

  /** A key that the server refuses as such is of no use for another attempt. */
  async #trying<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'malformed') settings.keepFresh('');
      throw error;
    }
  }

  #fresh(): string {
    if (settings.fresh === '') settings.keepFresh(newKey());
    return settings.fresh;
  }
}

export const identity = new Identity();

/** The address that brings another device to us. */
export const moveLink = (code: string): string => `${location.origin}/${MOVE}${code}`;

/** The code in the address of this page, or nothing. It is taken out of it, so that no history keeps it. */
export function takeCode(): string {
  if (location.pathname !== '/' || !location.hash.startsWith(MOVE)) return '';
  const code = decodeURIComponent(location.hash.slice(MOVE.length));
  history.replaceState(null, '', '/');
  return code;
}
