// The faces of type the page is set in.

/** Whoever has a slow line reads in the browser's own type rather than wait longer. */
const FACES_MS_MAX = 1_000;

/** The faces are there, or have been waited for long enough. */
export async function faces(): Promise<void> {
  const loaded = Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
  const late = new Promise((done) => setTimeout(done, FACES_MS_MAX));
  await Promise.race([loaded, late]);
}
