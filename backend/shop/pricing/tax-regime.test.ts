import { describe, expect, it } from 'vitest';
import { chargeCents, pieceCents, taxRegime } from './tax-regime';

const countries = {
  de: { countryId: 'de', vatRate: 1900, isEu: true },
  at: { countryId: 'at', vatRate: 2000, isEu: true },
  dk: { countryId: 'dk', vatRate: 2500, isEu: true },
  ch: { countryId: 'ch', vatRate: 0, isEu: false },
};
const consumer = { isB2bCustomer: false, hasConfirmedVatId: false };
const company = { isB2bCustomer: false, hasConfirmedVatId: true };
const dealer = { isB2bCustomer: true, hasConfirmedVatId: true };
const dealerWithoutNumber = { isB2bCustomer: true, hasConfirmedVatId: false };
const prices = { uvpCents: 219_900, saleCents: 199_900, hekCents: 110_000 };

describe('taxRegime', () => {
  it.each([
    [
      'a consumer at home',
      consumer,
      countries.de,
      { isNet: false, rate: 1900, exemption: null },
      199_900,
    ],
    [
      'a consumer in Austria',
      consumer,
      countries.at,
      { isNet: false, rate: 2000, exemption: null },
      199_900,
    ],
    [
      'a consumer in Denmark',
      consumer,
      countries.dk,
      { isNet: false, rate: 2500, exemption: null },
      199_900,
    ],
    [
      'a consumer in Switzerland',
      consumer,
      countries.ch,
      { isNet: false, rate: 0, exemption: 'export' },
      167_983,
    ],
    [
      'a company with a confirmed number in Austria',
      company,
      countries.at,
      { isNet: false, rate: 0, exemption: 'reverseCharge' },
      167_983,
    ],
    [
      'a company with a confirmed number at home',
      company,
      countries.de,
      { isNet: false, rate: 1900, exemption: null },
      199_900,
    ],
    [
      'a company with a confirmed number in Switzerland',
      company,
      countries.ch,
      { isNet: false, rate: 0, exemption: 'export' },
      167_983,
    ],
    [
      'a dealer at home',
      dealer,
      countries.de,
      { isNet: true, rate: 1900, exemption: null },
      110_000,
    ],
    [
      'a dealer in Austria',
      dealer,
      countries.at,
      { isNet: true, rate: 0, exemption: 'reverseCharge' },
      110_000,
    ],
    [
      'a dealer in Austria without a number',
      dealerWithoutNumber,
      countries.at,
      { isNet: true, rate: 2000, exemption: null },
      110_000,
    ],
    [
      'a dealer in Switzerland',
      dealer,
      countries.ch,
      { isNet: true, rate: 0, exemption: 'export' },
      110_000,
    ],
  ])('for %s', (_name, buyer, country, regime, piece) => {
    expect(taxRegime(buyer, country)).toEqual(regime);
    expect(pieceCents(prices, taxRegime(buyer, country))).toBe(piece);
  });

  it('charges deliveries net where goods are', () => {
    expect(chargeCents(6900, taxRegime(consumer, countries.at))).toBe(6900);
    expect(chargeCents(6900, taxRegime(consumer, countries.ch))).toBe(5798);
    expect(chargeCents(6900, taxRegime(company, countries.at))).toBe(5798);
    expect(chargeCents(6900, taxRegime(dealer, countries.de))).toBe(5798);
  });
});
