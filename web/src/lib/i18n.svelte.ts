// Words in the reader's language, from the Fluent files under `locales/`.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

/** What can be put into a message. */
export type Words = Record<string, FluentVariable>;

// One chunk per file: a reader loads one language, and a game's words only at its table. What a game is
// called and what may be chosen of it (`ID-name.ftl`) is needed on the first page.
const files = import.meta.glob<string>(
  ['../../../locales/*/web.ftl', '../../../locales/*/*-name.ftl', '../../../locales/*/*-web.ftl'],
  { query: '?raw', import: 'default' },
);

let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));
const names = Object.keys(files).filter((path) => path.endsWith('-name.ftl'));
const wanted = new Set(['web', ...names.map((path) => path.split('/').at(-1)!.slice(0, -'.ftl'.length))]);

async function read(language: Language, part: string): Promise<string | null> {
  return (await files[`../../../locales/${language}/${part}.ftl`]?.()) ?? null;
}

/** Loads the words of a language; what is on the screen changes when they are all here. */
export async function speak(next: Language): Promise<void> {
  const texts = await Promise.all([...wanted].map((part) => read(next, part)));
  // Without isolation marks: our languages all run the same way, and tests compare texts.
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const text of texts) if (text !== null) fresh.addResource(new FluentResource(text));
  language = next;
  bundle = fresh;
}

/** Adds the words of a game's drawn table (`locales/*\/ID-web.ftl`). */
export async function addWords(game: string): Promise<void> {
  const part = `${game}-web`;
  if (wanted.has(part)) return;
  wanted.add(part);
  await speak(language);
}

/** Whether there is such a message. */
export function knows(key: string): boolean {
  return bundle.getMessage(key)?.value != null;
}

/** The message in the reader's language. Reactive: call it in markup or `$derived`. */
export function t(key: string, words?: Words): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return `⟨${key}⟩`;
  return bundle.formatPattern(message.value, words ?? null);
}

/** The language being spoken now. */
export function spoken(): Language {
  return language;
}
