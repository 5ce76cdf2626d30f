import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes';
import { formatTableDay } from './format-table-day';

it.each([
  [0, 'de', '1 kB'],
  [639_600, 'de', '640 kB'],
  [999_400, 'de', '999 kB'],
  [999_600, 'de', '1 MB'],
  [12_440_000, 'de', '12,4 MB'],
  [12_440_000, 'en', '12.4 MB'],
  [1_234_500_000, 'de', '1.234,5 MB'],
] as const)('%i bytes in %s are %s', (bytes, language, text) => {
  expect(formatBytes(bytes, language).replace('\u00a0', ' ')).toBe(text);
});

it.each([
  ['2026-12-04', 'de', '04.12.26'],
  ['2026-12-04', 'en', '4 Dec 26'],
  ['2027-01-01T23:30:00.000Z', 'de', '01.01.27'],
  ['irgendwann', 'de', 'irgendwann'],
] as const)('%s in %s is %s', (day, language, text) => {
  expect(formatTableDay(day, language)).toBe(text);
});
