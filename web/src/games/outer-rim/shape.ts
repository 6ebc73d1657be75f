// Which arrangement a table of this size gets.

export type Shape =
  /** A desk. */
  | 'wide'
  /** A tablet that stands. */
  | 'tall'
  /** A phone that lies, or a page at twice its size. */
  | 'side'
  /** A phone that stands. */
  | 'phone';

export function shapeOf(width: number, height: number): Shape {
  if (width >= 1100 && height >= 600) return 'wide';
  if (width >= 700 && height >= 760) return 'tall';
  return width > height * 1.15 ? 'side' : 'phone';
}
