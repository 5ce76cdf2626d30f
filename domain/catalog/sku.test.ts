import { describe, expect, it } from 'vitest';
import { isUpcomingModelYear, isEan, parseBikeSku } from './sku';

describe('coming model year', () => {
  describe('isUpcomingModelYear', () => {
    it.each([
      ['EM9.26.H.S.GR', ['EM9.25.H.S.GR', 'EM6.24.H.S.GR'], true],
      ['EM9.77.H.S.GR', ['EM9.25.H.S.GR'], true],
      ['EM9.25.H.S.GR', ['EM9.25.H.M.GR'], false],
      ['EM9.19.H.S.GR', ['EM9.25.H.M.GR'], false],
      ['EM9.26.H.S.GR', [], false],
      ['EM9.26.H.S.GR', [null, 'KL.1'], false],
      ['KL.1', ['EM9.25.H.M.GR'], false],
    ])('%s compared with %j: %s', (sku, sold, expected) => {
      expect(isUpcomingModelYear(sku, sold)).toBe(expected);
    });
  });
});

describe('EAN', () => {
  it.each([
    ['4006381333931', true],
    ['4006381333932', false],
    ['400638133393', false],
    ['04006381333931', false],
    ['40063813339a1', false],
    ['', false],
  ])('%j is a valid EAN: %j', (text, is) => {
    expect(isEan(text)).toBe(is);
  });
});

describe('SKU', () => {
  describe('parseBikeSku', () => {
    it('splits type, year, variation, size and color', () => {
      expect(parseBikeSku('LU11.25.H.M.TG')).toEqual({
        type: 'LU11',
        year: 25,
        variation: 'H',
        size: 'M',
        color: 'TG',
      });
    });

    it.each([
      [null],
      [undefined],
      [''],
      ['LU11'],
      ['LU11.25.H.M'],
      ['LU11.25.H.M.TG.X'],
      ['LU11.2025.H.M.TG'],
      ['LU11.XX.H.M.TG'],
      ['LU11.25..M.TG'],
      ['lu11.25.h.m.tg'],
      [' LU11.25.H.M.TG'],
    ])('returns null for %j', (sku) => {
      expect(parseBikeSku(sku)).toBeNull();
    });
  });
});
