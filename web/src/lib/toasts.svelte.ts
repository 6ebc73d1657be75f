// Short messages that leave by themselves.

export interface Toast {
  nth: number;
  tone: 'plain' | 'bad';
  text: string;
  rule: string | null;
}

const TOASTS_MAX = 3;
const STAY_MS = 6_000;

let nth = 0;
let toasts = $state.raw<Toast[]>([]);

export function shownToasts(): readonly Toast[] {
  return toasts;
}

export function toast(text: string, tone: Toast['tone'] = 'plain', rule: string | null = null): void {
  nth += 1;
  const fresh: Toast = { nth, tone, text, rule };
  toasts = [...toasts, fresh].slice(-TOASTS_MAX);
  setTimeout(() => dismiss(fresh.nth), STAY_MS);
}

/** What went wrong before is settled. */
export function dismissFaults(): void {
  toasts = toasts.filter((toast) => toast.tone !== 'bad');
}

export function dismiss(nth: number): void {
  toasts = toasts.filter((toast) => toast.nth !== nth);
}
