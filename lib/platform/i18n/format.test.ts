import { describe, expect, it } from 'vitest';
import { formatPrice, formatSum } from './format';

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
