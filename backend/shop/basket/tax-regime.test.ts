import { describe, expect, it } from 'vitest';
import { chargeCents, pieceCents, taxRegime } from './tax-regime';

const countries = {
  de: { countryId: 'de', vatRate: 1900, isEu: true },
  at: { countryId: 'at', vatRate: 2000, isEu: true },
  dk: { countryId: 'dk', vatRate: 2500, isEu: true },
  ch: { countryId: 'ch', vatRate: 0, isEu: false },
};
const consumer = { isDealer: false, hasVatId: false };
const dealer = { isDealer: true, hasVatId: true };
const dealerWithoutNumber = { isDealer: true, hasVatId: false };
const prices = { uvpCents: 219_900, saleCents: 199_900, hekCents: 110_000 };

describe('taxRegime', () => {
  it.each([
    [
      'a consumer at home',
      consumer,
      countries.de,
      { isNet: false, rate: 1900, isExport: false },
      199_900,
    ],
    [
      'a consumer in Austria',
      consumer,
      countries.at,
      { isNet: false, rate: 2000, isExport: false },
      199_900,
    ],
    [
      'a consumer in Denmark',
      consumer,
      countries.dk,
      { isNet: false, rate: 2500, isExport: false },
      199_900,
    ],
    [
      'a consumer in Switzerland',
      consumer,
      countries.ch,
      { isNet: false, rate: 0, isExport: true },
      167_983,
    ],
    [
      'a consumer with a VAT number',
      { isDealer: false, hasVatId: true },
      countries.at,
      { isNet: false, rate: 2000, isExport: false },
      199_900,
    ],
    [
      'a dealer at home',
      dealer,
      countries.de,
      { isNet: true, rate: 1900, isExport: false },
      110_000,
    ],
    [
      'a dealer in Austria',
      dealer,
      countries.at,
      { isNet: true, rate: 0, isExport: false },
      110_000,
    ],
    [
      'a dealer in Austria without a number',
      dealerWithoutNumber,
      countries.at,
      { isNet: true, rate: 2000, isExport: false },
      110_000,
    ],
    [
      'a dealer in Switzerland',
      dealer,
      countries.ch,
      { isNet: true, rate: 0, isExport: true },
      110_000,
    ],
  ])('for %s', (_name, buyer, country, regime, piece) => {
    expect(taxRegime(buyer, country)).toEqual(regime);
    expect(pieceCents(prices, taxRegime(buyer, country))).toBe(piece);
  });

  it('charges deliveries net where goods are', () => {
    expect(chargeCents(6900, taxRegime(consumer, countries.at))).toBe(6900);
    expect(chargeCents(6900, taxRegime(consumer, countries.ch))).toBe(5798);
    expect(chargeCents(6900, taxRegime(dealer, countries.de))).toBe(5798);
  });
});
