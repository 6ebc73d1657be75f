import { describe, expect, test } from 'vitest';
import { isOwnMachine } from '../../src/lib/address';

describe('where the page was opened', () => {
  test.each(['127.0.0.1', '127.1.2.3', 'localhost', 'LOCALHOST.', 'cantina.localhost', '[::1]'])(
    '%s leads every device to itself',
    (name) => expect(isOwnMachine(name)).toBe(true),
  );
  test.each([
    '192.168.1.20',
    '10.127.0.1',
    'cantina.example',
    '127.example.org',
    '[fe80::1]',
    'localhost.example',
  ])('others can open %s', (name) => expect(isOwnMachine(name)).toBe(false));
});
