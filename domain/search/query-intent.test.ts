import { expect, it, describe } from 'vitest';
import { hasNoPersonalData, parseQueryIntent } from './query-intent';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';

describe('hasNoPersonalData', () => {
  it.each([
    ['Riemen 118', true],
    ['Heinrich 1.0', true],
    ['anna@lautlos.example', false],
    ['030 555 0140', false],
    ['100482', false],
    ['', true],
  ])('accepts %s: %s', (query, expected) => {
    expect(hasNoPersonalData(query)).toBe(expected);
  });
});

describe('query intent', () => {
  const nothing = { sku: null, code: null, maxCents: null, heightCm: null, isBikeQuery: false };

  describe('parseQueryIntent', () => {
    it.each([
      ['Klingel', { ...nothing, words: 'Klingel' }],
      ['Fahrrad unter 3000', { maxCents: 300_000, words: 'Fahrrad', isBikeQuery: true }],
      ['Fahrrad bis 3.000 €', { maxCents: 300_000, words: 'Fahrrad', isBikeQuery: true }],
      ['bike under €3,000', { maxCents: 300_000, words: 'bike', isBikeQuery: true }],
      ['unter 2500 Euro', { maxCents: 250_000, words: '', isBikeQuery: true }],
      ['Klingel unter 50', { maxCents: 5_000, words: 'Klingel', isBikeQuery: false }],
      ['Größe 162', { heightCm: 162, words: '', isBikeQuery: true }],
      ['groesse 162', { heightCm: 162, words: '', isBikeQuery: true }],
      ['1,62 m', { heightCm: 162, words: '', isBikeQuery: true }],
      ['1.85', { heightCm: 185, words: '', isBikeQuery: true }],
      ['162 cm Damenrad', { heightCm: 162, words: 'Damenrad', isBikeQuery: true }],
      ['size M', { heightCm: null, words: 'size M', isBikeQuery: true }],
      ['Handschuhe L', { ...nothing, words: 'Handschuhe L' }],
      ['lu11 25 h m nb', { sku: 'LU11.25.H.M.NB', words: 'LU11.25.H.M.NB', isBikeQuery: true }],
      ['LU11.25.H.XL.NB', { sku: 'LU11.25.H.XL.NB' }],
      ['Heinrich 1.0', { ...nothing, words: 'Heinrich 1.0' }],
      ['40-622', { ...nothing, words: '40-622' }],
      ['160 Rahmen', { ...nothing, words: '160 Rahmen' }],
      ['grünes Rad', { isBikeQuery: true, words: 'grünes Rad' }],
      ['Hinterrad', { ...nothing, words: 'Hinterrad' }],
    ])('%s', (query, intent) => {
      expect(parseQueryIntent(query)).toMatchObject(intent);
    });

    it('recognizes a configuration code and no other word', () => {
      const code = formatConfigurationCode({ sku: 'LU11.25.H.M.NB', parts: [] }) ?? '';
      expect(parseQueryIntent(code.toLowerCase()).code).toBe(code.toLowerCase());
      expect(
        parseQueryIntent(`${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`).code,
      ).toBeNull();
      expect(parseQueryIntent('Carbon-Riemen').code).toBeNull();
    });
  });
});
