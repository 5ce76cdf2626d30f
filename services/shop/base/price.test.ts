import { describe, expect, it } from 'vitest';
import {
  computeNetCents,
  findProductListPrice,
  getProductPrice,
  computeVatCents,
  toWirePrice,
  findLowestPriceBeforeReduction,
} from './price';

describe('price', () => {
  const regular = { uvpCents: 249500, saleCents: 249500, hekCents: 135000 };
  const reduced = { ...regular, saleCents: 199500 };

  describe('prices by caller', () => {
    it('returns gross sale prices to consumers and the UVP only when reduced', () => {
      expect(getProductPrice(reduced, false)).toEqual({ cents: 199500, isNet: false });
      expect(findProductListPrice(reduced, false)).toEqual({ cents: 249500, isNet: false });
      expect(findProductListPrice(regular, false)).toBeNull();
    });

    it('returns net purchase prices and the gross UVP to b2b customers', () => {
      expect(getProductPrice(reduced, true)).toEqual({ cents: 135000, isNet: true });
      expect(findProductListPrice(regular, true)).toEqual({ cents: 249500, isNet: false });
    });
  });

  describe('VAT', () => {
    it.each([
      [11900, 1900, 10000],
      [249500, 1900, 209664],
      [1, 1900, 1],
      [249500, 0, 249500],
    ])('%i cents gross at %i are %i net', (gross, rate, net) => {
      expect(computeNetCents(gross, rate)).toBe(net);
      expect(computeVatCents({ cents: gross, isNet: false }, rate)).toBe(gross - net);
    });

    it('is added to a net price', () => {
      expect(toWirePrice({ cents: 135000, isNet: true })).toMatchObject({
        price: 1350,
        vat: 19,
        vatValue: 256.5,
        nettoPriceMode: true,
      });
    });
  });
});

describe('lowest price', () => {
  const day = 24 * 60 * 60 * 1000;
  const at = (validDay: number, cents: number) => ({ cents, validFrom: validDay * day });

  describe('findLowestPriceBeforeReduction', () => {
    it.each([
      ['no history', [], null],
      ['one price', [at(0, 100)], null],
      ['a price that went up', [at(0, 100), at(50, 120)], null],
      ['a reduction from the regular price', [at(0, 100), at(50, 80)], 100],
      [
        'a lower price within the 30 days before',
        [at(0, 100), at(30, 70), at(40, 100), at(50, 80)],
        70,
      ],
      [
        'a lower price that ended before the 30 days',
        [at(0, 100), at(5, 60), at(15, 100), at(50, 80)],
        100,
      ],
      ['a lower price that reached into the 30 days', [at(0, 60), at(21, 100), at(50, 80)], 60],
      [
        'a lower price that ended on the first of the 30 days',
        [at(0, 60), at(20, 100), at(50, 80)],
        100,
      ],
    ])('%s', (_name, history, expected) => {
      expect(findLowestPriceBeforeReduction(history)).toBe(expected);
    });
  });
});
