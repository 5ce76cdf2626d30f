import { expect, it } from 'vitest';
import { mayOweImportDuties } from './import-duties';

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
])('goods that go to %s %s: duties %s', (countryId, zipCode, expected) => {
  expect(mayOweImportDuties({ countryId, zipCode })).toBe(expected);
});

it('nothing is said while nobody knows where to', () => {
  expect(mayOweImportDuties(null)).toBe(false);
});
