import { expect, it } from 'vitest';
import { getAutocompleteToken } from './address-autocomplete';

it.each([
  ['firstName', 'billing', 'billing given-name'],
  ['zipCode', 'shipping', 'shipping postal-code'],
  ['street', 'billing', 'billing address-line1'],
  ['streetNumber', 'billing', 'off'],
  ['additionalInfo', 'shipping', 'shipping address-line2'],
] as const)('the autocomplete token of %s in the %s address is %s', (field, address, token) => {
  expect(getAutocompleteToken(field, address)).toBe(token);
});
