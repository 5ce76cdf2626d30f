import { describe, expect, it } from 'vitest';
import { isInEuTaxArea, findTaxTerritory, canHaveImportDuties } from './tax-territories';

describe('tax territories', () => {
  it.each([
    ['de', '78266', 'Büsingen', 'outsideEu'],
    ['de', '27498', 'Helgoland', 'outsideEu'],
    ['DE', ' 27498 ', 'Helgoland', 'outsideEu'],
    ['at', '6691', 'Jungholz, Mittelberg', 1900],
    ['at', '6992', 'Jungholz, Mittelberg', 1900],
    ['fr', '97400', 'Départements d’outre-mer', 'outsideEu'],
    ['fr', '97150', 'Départements d’outre-mer', 'outsideEu'],
    ['fr', '97500', 'Collectivités d’outre-mer', 'outsideEu'],
    ['fr', '97800', 'Collectivités d’outre-mer', 'outsideEu'],
    ['fr', '98800', 'Collectivités d’outre-mer', 'outsideEu'],
    ['dk', '3900', 'Grønland', 'outsideEu'],
    ['gb', 'BT1 5GS', 'Northern Ireland', 2000],
    ['gb', 'bt1 5gs', 'Northern Ireland', 2000],
    ['gb', 'JE2 3AB', 'Channel Islands', 'outsideEu'],
    ['es', '35001', 'Islas Canarias', 'outsideEu'],
    ['es', '51001', 'Ceuta y Melilla', 'outsideEu'],
    ['fi', '22100', 'Åland', 'outsideEu'],
    ['it', '23041', 'Livigno', 'outsideEu'],
  ] as const)('%s %s belongs to %s', (countryId, zipCode, name, tax) => {
    expect(findTaxTerritory({ countryId, zipCode })).toMatchObject({ name, tax });
  });

  it.each([
    ['de', '10997'],
    ['de', ''],
    ['at', '6690'],
    ['fr', '75011'],
    ['fr', '98000'],
    ['dk', '2100'],
    ['gb', 'B1 1BT'],
    ['es', '28001'],
    ['ch', '3900'],
  ])('%s %s has no special tax territory', (countryId, zipCode) => {
    expect(findTaxTerritory({ countryId, zipCode })).toBeNull();
  });

  it.each([
    ['de', '10997', true],
    ['de', '27498', false],
    ['fr', '97400', false],
    ['at', '6991', true],
    ['gb', 'SW1A 2AA', false],
    ['gb', 'BT1 5GS', true],
    ['ch', '8001', false],
  ])('%s %s is inside the EU tax area: %s', (countryId, zipCode, isInside) => {
    expect(isInEuTaxArea({ countryId, zipCode })).toBe(isInside);
  });
});

describe('import duties', () => {
  it.each([
    ['de', '10997', false],
    ['AT', '1010', false],
    ['ch', '8001', true],
    ['GB', 'SW1A 2AA', true],
    ['gb', 'BT1 5GS', false],
    ['de', '27498', true],
    ['de', 'D-27498', true],
    ['fr', '97400', true],
    ['', '', false],
  ])('an order to %s %s can have import duties: %s', (countryId, zipCode, expected) => {
    expect(canHaveImportDuties({ countryId, zipCode })).toBe(expected);
  });

  it('returns false without a destination', () => {
    expect(canHaveImportDuties(null)).toBe(false);
  });
});
