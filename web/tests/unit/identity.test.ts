// Who this browser is: nothing is lost when an answer is, or when another tab knows better.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { standInLeft } from '../../src/lib/stand-in';
import type { Place } from '../../src/lib/wire';

const kept = (): { key: string; former: object[]; fresh: string; theme: string; name: string } =>
  JSON.parse(localStorage.getItem('cantina') ?? '{}');

type Answer = { status: number; body?: object } | 'no answer';
let asked: { path: string; key: string | null; body: Record<string, string> }[] = [];

/** A server that says this, one after the other. */
function answers(...all: Answer[]): void {
  asked = [];
  const rest = [...all];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    asked.push({ path, key: headers.get('cantina-key'), body: JSON.parse(String(init.body ?? '{}')) });
    const next = rest.shift() ?? 'no answer';
    if (next === 'no answer') throw new TypeError('no network');
    return new Response(next.status === 204 ? null : JSON.stringify(next.body ?? {}), {
      status: next.status,
    });
  });
}

async function fresh() {
  vi.resetModules();
  const { settings } = await import('../../src/lib/settings.svelte');
  const { identity, moveLink, takeCode } = await import('../../src/lib/identity.svelte');
  return { settings, identity, moveLink, takeCode };
}

const SIGNED_OUT: Answer = { status: 401, body: { code: 'signed_out', message: '' } };

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

// Audit: SEC-5
describe('another secret', () => {
  test('is kept before it is sent, and sent again when the answer got lost', async () => {
    const { settings, identity } = await fresh();
    const old = settings.key;
    answers('no answer', { status: 204 });
    await expect(identity.changeSecret()).rejects.toThrow();
    const made = kept().fresh;
    expect([kept().key, made.length]).toEqual([old, 48]);
    await identity.changeSecret();
    expect(asked.map(({ path, key, body }) => [path, key, body.key])).toEqual([
      ['/api/me/key', old, made],
      ['/api/me/key', old, made],
    ]);
    expect(kept()).toMatchObject({ key: made, fresh: '', former: [] });
  });

  test('is taken up when somebody says that the old one is good no longer', async () => {
    const { settings, identity } = await fresh();
    const old = settings.key;
    answers('no answer', { status: 204 });
    await expect(identity.changeSecret()).rejects.toThrow();
    await identity.toldSignedOut();
    expect([identity.signedOut, settings.key === old]).toEqual([false, false]);
  });

  test('that somebody else has changed signs this browser out, which may begin anew', async () => {
    const { settings, identity } = await fresh();
    settings.change({ name: 'Ana' });
    const old = settings.key;
    await identity.toldSignedOut();
    expect(identity.signedOut).toBe(true);
    identity.beginAnew();
    expect(identity.signedOut).toBe(false);
    expect(kept().key).not.toBe(old);
    expect(kept()).toMatchObject({ name: 'Ana', former: [] });
  });

  test('is not undone by another tab that saves its settings', async () => {
    const { settings, identity } = await fresh();
    const other = JSON.stringify({ ...kept(), key: 'b'.repeat(48) });
    localStorage.setItem('cantina', other);
    settings.change({ theme: 'light' });
    expect(kept()).toMatchObject({ key: 'b'.repeat(48), theme: 'light' });
    await identity.toldSignedOut();
    expect([settings.key, identity.signedOut]).toEqual(['b'.repeat(48), false]);
  });
});

// Audit: SEC-5
describe('another device', () => {
  test('gets a key of its own, the name, and keeps who it was', async () => {
    const { settings, identity } = await fresh();
    settings.change({ name: 'Bo' });
    const old = settings.key;
    answers({ status: 200, body: { name: 'Ana' } });
    await identity.move('ABCDE-FGHJK', true);
    expect(asked[0]?.body).toEqual({ code: 'ABCDE-FGHJK', key: settings.key });
    expect(kept()).toMatchObject({ name: 'Ana', former: [{ key: old, name: 'Bo' }], fresh: '' });
    identity.goBack({ key: old, name: 'Bo' });
    expect(kept()).toMatchObject({
      key: old,
      name: 'Bo',
      former: [{ key: asked[0]?.body.key, name: 'Ana' }],
    });
  });

  test('is nobody else after a wrong code, and tries a refused key no more', async () => {
    const { settings, identity } = await fresh();
    const old = settings.key;
    answers({ status: 404, body: { code: 'no_such_code' } }, { status: 400, body: { code: 'malformed' } });
    await expect(identity.move('x', false)).rejects.toThrow();
    expect([kept().key, kept().fresh.length]).toEqual([old, 48]);
    await expect(identity.move('x', false)).rejects.toThrow();
    expect(kept().fresh).toBe('');
  });

  test('learns that it is signed out from any answer but those about others', async () => {
    const { settings, identity } = await fresh();
    const { api } = await import('../../src/lib/api');
    answers(SIGNED_OUT, SIGNED_OUT);
    await identity.tables('c'.repeat(48)).catch(() => 0);
    expect(identity.signedOut).toBe(false);
    await api.mine(settings.key).catch(() => []);
    await vi.waitFor(() => expect(identity.signedOut).toBe(true));
  });

  test('is reached by a link that leaves no trace in the address', async () => {
    const { moveLink, takeCode } = await fresh();
    history.replaceState(null, '', new URL(moveLink('ABCDE-FGHJK')).href);
    expect([takeCode(), location.hash, takeCode()]).toEqual(['ABCDE-FGHJK', '', '']);
    history.replaceState(null, '', '/t/8K2#move=ABCDE');
    expect([takeCode(), location.hash]).toEqual(['', '#move=ABCDE']);
  });
});

// Audit: SEC-4
test('a bot is called for from the moment the server names', () => {
  const away: Place = {
    seat: 1,
    holder: 'person',
    name: 'Bo',
    here: false,
    stand_in: null,
    stand_in_ms: 44_750,
  };
  expect(standInLeft(away, 1_000, 1_000)).toBe(45);
  expect(standInLeft(away, 1_000, 31_000)).toBe(15);
  expect(standInLeft(away, 1_000, 46_000)).toBe(0);
  expect(standInLeft({ ...away, here: true }, 0, 0)).toBe(null);
  expect(standInLeft({ ...away, stand_in: 'rookie' }, 0, 0)).toBe(null);
  expect(standInLeft({ seat: 1, holder: 'free' }, 0, 0)).toBe(null);
});
