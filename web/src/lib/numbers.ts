// Numbers as a person writes them.

/** A real minus sign is as wide as the plus; a hyphen is not. */
const MINUS = '−';

/** A number with its sign: `+3`, `−10`, `0`. */
export function signed(value: number): string {
  if (value > 0) return `+${value}`;
  return value < 0 ? `${MINUS}${-value}` : '0';
}
