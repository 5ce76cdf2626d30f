import { expect, it } from 'vitest';
import { formatBytes } from './format-b2b-values';

it.each([
  [0, 'de', '1 kB'],
  [639_600, 'de', '640 kB'],
  [999_400, 'de', '999 kB'],
  [999_600, 'de', '1 MB'],
  [12_440_000, 'de', '12,4 MB'],
  [12_440_000, 'en', '12.4 MB'],
  [1_234_500_000, 'de', '1.234,5 MB'],
] as const)('formats %i bytes in %s as %s', (bytes, language, text) => {
  expect(formatBytes(bytes, language).replace('\u00a0', ' ')).toBe(text);
});
