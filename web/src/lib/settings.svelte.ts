// What this person likes, kept in this browser: language, theme, motion, sound, name;
// and the secret key by which they keep their seats.

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const KEY_BYTES = 24;
const STORE = 'cantina';

interface Kept {
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  name: string;
  key: string;
  /** What was last chosen on the landing page, by game. */
  company: Record<string, Company>;
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

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function load(): Kept {
  const defaults: Kept = {
    language: preferredLanguage(navigator.languages ?? []),
    theme: media('(prefers-contrast: more)') ? 'contrast' : 'dark',
    motion: true,
    sound: false,
    name: '',
    key: newKey(),
    company: {},
  };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return stored && typeof stored === 'object' ? { ...defaults, ...stored } : defaults;
  } catch {
    return defaults; // Storage is forbidden or broken; the session still works.
  }
}

class Settings {
  #kept: Kept = $state(load());
  #systemStill = $state(media('(prefers-reduced-motion: reduce)'));

  constructor() {
    // The key must survive the very first reload.
    this.#save();
    if (typeof matchMedia === 'function') {
      matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
        this.#systemStill = event.matches;
      });
    }
  }

  get language(): Language {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get name(): string {
    return this.#kept.name;
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

  change(part: Partial<Omit<Kept, 'key'>>): void {
    Object.assign(this.#kept, part);
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept));
    } catch {
      // Nothing to be done: the browser keeps nothing.
    }
  }
}

export const settings = new Settings();
