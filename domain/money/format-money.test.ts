import { describe, expect, it } from 'vitest';
import { formatPercent, formatPrice, formatAmount } from './format-money';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatPrice', () => {
  it.each([
    [279500, 'de', '2.795 €'],
    [279550, 'de', '2.795,50 €'],
    [279500, 'en', '€2,795'],
    [0, 'de', '0 €'],
  ] as const)('formats %i cents in %s as %s', (cents, language, text) => {
    expect(spaced(formatPrice(cents, language))).toBe(text);
  });
});

describe('formatAmount', () => {
  it.each([
    [295300, 'de', '2.953,00 €'],
    [-5000, 'de', '− 50,00 €'],
    [295300, 'en', '€2,953.00'],
    [-5000, 'en', '− €50.00'],
  ] as const)('formats %i cents in %s as %s', (cents, language, text) => {
    expect(spaced(formatAmount(cents, language))).toBe(text);
  });
});

describe('formatPercent', () => {
  it.each([
    [1900, 'de', '19 %'],
    [550, 'de', '5,5 %'],
    [0, 'en', '0%'],
  ] as const)('formats %i hundredths of a percent in %s as %s', (rate, language, text) => {
    expect(spaced(formatPercent(rate, language))).toBe(text);
  });
});
