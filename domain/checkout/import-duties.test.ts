import { expect, it } from 'vitest';
import { mayOweImportDuties } from './import-duties';

it.each([
  ['de', false],
  ['AT', false],
  ['ch', true],
  ['GB', true],
  ['', false],
  [null, false],
  [undefined, false],
])('goods that go to %s: duties %s', (countryId, expected) => {
  expect(mayOweImportDuties(countryId)).toBe(expected);
});
