import { describe, expect, it } from 'vitest';
import { netCents, productListPrice, productPrice, vatCents, wirePrice } from './price';

const regular = { uvpCents: 249500, saleCents: 249500, hekCents: 135000 };
const reduced = { ...regular, saleCents: 199500 };

describe('prices by caller', () => {
  it('consumers pay the gross sale price and see the UVP only when reduced', () => {
    expect(productPrice(reduced, false)).toEqual({ cents: 199500, isNet: false });
    expect(productListPrice(reduced, false)).toEqual({ cents: 249500, isNet: false });
    expect(productListPrice(regular, false)).toBeNull();
  });

  it('b2b customers pay the net purchase price beside the gross UVP', () => {
    expect(productPrice(reduced, true)).toEqual({ cents: 135000, isNet: true });
    expect(productListPrice(regular, true)).toEqual({ cents: 249500, isNet: false });
  });
});

describe('VAT', () => {
  it.each([
    [11900, 1900, 10000],
    [249500, 1900, 209664],
    [1, 1900, 1],
    [249500, 0, 249500],
  ])('%i cents gross at %i are %i net', (gross, rate, net) => {
    expect(netCents(gross, rate)).toBe(net);
    expect(vatCents({ cents: gross, isNet: false }, rate)).toBe(gross - net);
  });

  it('goes on top of a net price', () => {
    expect(wirePrice({ cents: 135000, isNet: true })).toMatchObject({
      price: 1350,
      vat: 19,
      vatValue: 256.5,
      nettoPriceMode: true,
    });
  });
});
