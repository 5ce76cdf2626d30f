import { expect, it } from 'vitest';
import { formatSalary } from './format-salary';

const spaced = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? null;

it.each([
  [36_000, 41_000, 'de', '36.000–41.000 €'],
  [36_000, 41_000, 'en', '€36,000 – €41,000'],
  [1_050, 1_050, 'de', '1.050 €'],
  [1_050, null, 'en', '€1,050'],
  [null, 900, 'de', '900 €'],
  [null, null, 'de', null],
] as const)('formats %j to %j in %s as %j', (min, max, language, text) => {
  expect(spaced(formatSalary({ min, max, unit: 'YEAR' }, language))).toBe(text);
});
