import { describe, expect, it } from 'vitest';
import { formatDay, formatLongDay, formatPrice, formatSum } from './format';

const today = new Date('2026-11-21T12:00:00Z');
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatPrice', () => {
  it.each([
    [279500, 'de', '2.795 €'],
    [279550, 'de', '2.795,50 €'],
    [279500, 'en', '€2,795'],
    [0, 'de', '0 €'],
  ] as const)('writes %i cents in %s as %s', (cents, language, text) => {
    expect(spaced(formatPrice(cents, language))).toBe(text);
  });
});

describe('formatSum', () => {
  it.each([
    [295300, 'de', '2.953,00 €'],
    [-5000, 'de', '− 50,00 €'],
    [295300, 'en', '€2,953.00'],
    [-5000, 'en', '− €50.00'],
  ] as const)('writes %i cents in %s as %s', (cents, language, text) => {
    expect(spaced(formatSum(cents, language))).toBe(text);
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-12-04', 'de', '4. Dezember'],
    ['2026-12-04', 'en', '4 December'],
    ['2027-01-12', 'de', '12. Januar 2027'],
    ['2027-01-12', 'en', '12 January 2027'],
    ['2026-12-31T23:30:00Z', 'de', '31. Dezember'],
    ['irgendwann', 'de', 'irgendwann'],
  ] as const)('writes %s in %s as %s', (day, language, text) => {
    expect(formatDay(day, language, today)).toBe(text);
  });
});

describe('formatLongDay', () => {
  it.each([
    ['2026-11-12', 'de', '12. November 2026'],
    ['2026-11-12', 'en', '12 November 2026'],
    ['2026-12-31T23:30:00Z', 'de', '31. Dezember 2026'],
    ['irgendwann', 'en', 'irgendwann'],
  ] as const)('writes %s in %s as %s', (day, language, text) => {
    expect(formatLongDay(day, language)).toBe(text);
  });
});
