// Where this page was opened: an address that others can open too, or one of this machine alone.

/** Whether a name or address means the machine itself, whichever machine that is. */
export function isOwnMachine(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    name === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}
