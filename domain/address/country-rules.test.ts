import { describe, expect, it } from 'vitest';
import { findCountryRule, countryRules, isZipCode, normalizeZipCode } from './country-rules';

describe('zip codes', () => {
  it.each([
    ['de', '10997', '10997'],
    ['de', ' D-10997 ', '10997'],
    ['de', 'de-10997', '10997'],
    ['at', '1010', '1010'],
    ['ch', '8001', '8001'],
    ['nl', '1012js', '1012 JS'],
    ['be', 'B 1000', '1000'],
    ['dk', '2100', '2100'],
    ['fr', '75011', '75011'],
    ['lu', 'L-1009', '1009'],
    ['lu', '1009', '1009'],
    ['cz', '11000', '110 00'],
    ['pl', '00950', '00-950'],
    ['gb', 'sw1a2aa', 'SW1A 2AA'],
    ['gb', 'M1 1AE', 'M1 1AE'],
    ['GB', 'EC1A 1BB', 'EC1A 1BB'],
  ])('for %s normalizes %s to %s', (country, zipCode, normalised) => {
    expect(normalizeZipCode(country, zipCode)).toBe(normalised);
    expect(isZipCode(country, zipCode)).toBe(true);
  });

  it.each([
    ['de', '1099'],
    ['de', '109977'],
    ['de', '1O997'],
    ['de', ''],
    ['at', '0101'],
    ['at', '10100'],
    ['ch', '800'],
    ['nl', '1012'],
    ['nl', '0012 JS'],
    ['be', '999'],
    ['dk', 'K2100'],
    ['fr', '7501'],
    ['lu', '10099'],
    ['cz', '1100'],
    ['pl', '0095'],
    ['gb', 'SW1A'],
    ['gb', '12345'],
    ['us', ' '],
  ])('for %s rejects %j', (country, zipCode) => {
    expect(isZipCode(country, zipCode)).toBe(false);
  });

  it('accepts any zip code for a country without a rule', () => {
    expect(isZipCode('us', '90210')).toBe(true);
    expect(findCountryRule('us')).toBeNull();
  });

  it.each(countryRules)('the zip code example of $country is valid', ({ country, zipExample }) => {
    expect(isZipCode(country, zipExample)).toBe(true);
    expect(normalizeZipCode(country, zipExample)).toBe(zipExample);
  });

  it('lists the countries in the expected order', () => {
    expect(countryRules.map(({ country }) => country)).toEqual([
      'de',
      'at',
      'ch',
      'nl',
      'be',
      'dk',
      'fr',
      'lu',
      'cz',
      'pl',
      'gb',
    ]);
  });
});
