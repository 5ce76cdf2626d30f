import { expect, it } from 'vitest';
import { isSilentFor, noteSilence } from './recent-silence';

it('one visitor is not kept waiting again for three seconds, and nobody else is concerned', () => {
  expect(isSilentFor('192.0.2.1', 0)).toBe(false);
  noteSilence('192.0.2.1', 1_000);
  expect(isSilentFor('192.0.2.1', 3_999)).toBe(true);
  expect(isSilentFor('192.0.2.2', 1_000)).toBe(false);
  expect(isSilentFor('192.0.2.1', 4_000)).toBe(false);
});

it('keeps no more visitors than a thousand', () => {
  for (let number = 0; number <= 1_000; number += 1) noteSilence(`visitor ${number}`, 0);
  expect(isSilentFor('visitor 0', 1)).toBe(false);
  expect(isSilentFor('visitor 1000', 1)).toBe(true);
});
