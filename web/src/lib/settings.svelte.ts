// What this person likes, kept in this browser: language, theme, motion, sound, name;
// and the secret key by which they keep their seats.

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['dark', 'light', 'contrast'] as const;
/** A theme that is drawn. */
export type Theme = (typeof THEMES)[number];
/** What may be chosen: a theme, or the one that the system asks for. */
export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export const PACES = ['instant', 'brisk', 'calm'] as const;
export type Pace = (typeof PACES)[number];
/** How much longer or shorter each step stays on the table. */
const STAYS: Record<Pace, number> = { instant: 0, brisk: 1, calm: 1.8 };

const KEY_BYTES = 24;
const STORE = 'cantina';
/** How many people this browser was before are remembered. */
const FORMER_MAX = 5;

interface Kept {
  language: Language;
  theme: ThemeChoice;
  motion: boolean;
  sound: boolean;
  /** How fast what others do is shown. */
  pace: Pace;
  name: string;
  key: string;
  /** Who this browser was before it became somebody else, the last one first. */
  former: Former[];
  /** A key made up for a move or a change that was not answered yet: it may be good already. */
  fresh: string;
  /** What was last chosen on the landing page, by game. */
  company: Record<string, Company>;
}

type Identity = Pick<Kept, 'key' | 'former' | 'fresh'>;

/** Somebody this browser was, and what they were called. */
export interface Former {
  key: string;
  name: string;
}

export interface Company {
  seats: number;
  level: string;
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    const match = LANGUAGES.find((language) => language === short);
    if (match) return match;
  }
  return 'en';
}

function media(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

const LIGHT = '(prefers-color-scheme: light)';
const CONTRAST = '(prefers-contrast: more)';

/** The theme that the system asks for. */
function systemTheme(): Theme {
  if (media(CONTRAST)) return 'contrast';
  return media(LIGHT) ? 'light' : 'dark';
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function load(): Kept {
  const defaults: Kept = {
    language: preferredLanguage(navigator.languages ?? []),
    theme: 'system',
    motion: true,
    sound: false,
    pace: 'brisk',
    name: '',
    key: newKey(),
    former: [],
    fresh: '',
    company: {},
  };
  return { ...defaults, ...stored() };
}

function stored(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return kept && typeof kept === 'object' ? kept : {};
  } catch {
    return {}; // Storage is forbidden or broken; the session still works.
  }
}

class Settings {
  #kept: Kept = $state(load());
  #systemStill = $state(media('(prefers-reduced-motion: reduce)'));
  #systemTheme: Theme = $state(systemTheme());

  constructor() {
    // The key must survive the very first reload.
    this.#save();
    // Another tab may have become somebody else, and must not be undone by this one.
    if (typeof addEventListener === 'function') addEventListener('storage', () => this.#reread());
    if (typeof matchMedia === 'function') {
      matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
        this.#systemStill = event.matches;
      });
      for (const query of [LIGHT, CONTRAST]) {
        matchMedia(query).addEventListener('change', () => (this.#systemTheme = systemTheme()));
      }
    }
  }

  get language(): Language {
    return this.#kept.language;
  }
  /** The theme to draw. */
  get theme(): Theme {
    return this.#kept.theme === 'system' ? this.#systemTheme : this.#kept.theme;
  }
  get themeChoice(): ThemeChoice {
    return this.#kept.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get name(): string {
    return this.#kept.name;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  /** By what the time of each step on the table is multiplied. */
  get stay(): number {
    return STAYS[this.#kept.pace] ?? 1;
  }
  company(game: string): Company | undefined {
    return this.#kept.company[game];
  }
  keepCompany(game: string, company: Company): void {
    this.change({ company: { ...this.#kept.company, [game]: company } });
  }
  get key(): string {
    return this.#kept.key;
  }
  get former(): readonly Former[] {
    return this.#kept.former;
  }
  get fresh(): string {
    return this.#kept.fresh;
  }
  /** Keeps a key that is about to be sent: its answer may get lost on the way. */
  keepFresh(fresh: string): void {
    this.#kept.fresh = fresh;
    this.#save({ fresh });
  }
  /** Another key from now on. The one until now is remembered if it still holds something. */
  become(key: string, keepOld: boolean): void {
    const { key: oldKey, name, former: before } = this.#kept;
    const old = keepOld ? [{ key: oldKey, name }] : [];
    const former = [...old, ...before.filter((each) => each.key !== oldKey && each.key !== key)];
    const identity = { key, fresh: '', former: former.slice(0, FORMER_MAX) };
    Object.assign(this.#kept, identity);
    this.#save(identity);
  }
  /** Whether another tab has another key by now; then so do we. */
  reread(): boolean {
    const before = this.#kept.key;
    this.#reread();
    return this.#kept.key !== before;
  }
  /** What the player asked for. */
  get wantsMotion(): boolean {
    return this.#kept.motion;
  }
  /** Whether the system asks for stillness, which wins. */
  get systemStill(): boolean {
    return this.#systemStill;
  }
  /** Whether things may move. */
  get motion(): boolean {
    return this.#kept.motion && !this.#systemStill;
  }

  change(part: Partial<Omit<Kept, keyof Identity>>): void {
    Object.assign(this.#kept, part);
    this.#save();
  }

  #reread(): void {
    const { key, former, fresh } = stored();
    if (key !== undefined) Object.assign(this.#kept, { key, former: former ?? [], fresh: fresh ?? '' });
  }

  /** Who we are is written only where it changes: another tab may know better. */
  #save(identity: Partial<Identity> = {}): void {
    try {
      const { key, former, fresh } = { ...this.#kept, ...stored(), ...identity };
      localStorage.setItem(STORE, JSON.stringify({ ...this.#kept, key, former, fresh }));
    } catch {
      // Nothing to be done: the browser keeps nothing.
    }
  }
}

export const settings = new Settings();
