// A file for the person to keep.

/** How long the browser may take to begin with it before the memory is given back. */
const KEPT_MS = 60_000;

/** Hands a file over. It was fetched by us, since a link of its own could not show who asks. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
