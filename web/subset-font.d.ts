// What we use of the package, which has no types of its own.
declare module 'subset-font' {
  interface Wishes {
    targetFormat: 'woff2';
    noHinting: boolean;
    keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, signs: string, wishes: Wishes): Promise<Buffer>;
}
