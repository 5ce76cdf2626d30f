import { describe, expect, it } from 'vitest';
import { parseSku } from './sku';

describe('parseSku', () => {
  it('splits type, year, variation, size and color', () => {
    expect(parseSku('LU11.25.H.M.TG')).toEqual({
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
  ])('%j is no sku of a bike', (sku) => {
    expect(parseSku(sku)).toBeNull();
  });
});
