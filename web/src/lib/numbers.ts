// Numbers as a person writes them.

/** A real minus sign is as wide as the plus; a hyphen is not. */
const MINUS = '−';

/** A number with its sign: `+3`, `−10`, `0`. */
export function signed(value: number): string {
  if (value > 0) return `+${value}`;
  return value < 0 ? `${MINUS}${-value}` : '0';
}

/** A number as the language writes it, with a real minus sign. */
export function written(value: number, lang: string): string {
  return value.toLocaleString(lang, { useGrouping: 'always' }).replace('-', MINUS);
}
