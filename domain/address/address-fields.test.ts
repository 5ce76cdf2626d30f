import { expect, it } from 'vitest';
import { addressFields, autocompleteToken, missingAddressFields } from './address-fields';

it.each([
  ['firstName', 'billing', 'billing given-name'],
  ['zipCode', 'shipping', 'shipping postal-code'],
  ['street', 'billing', 'billing address-line1'],
] as const)('%s of the %s address is %s', (field, address, token) => {
  expect(autocompleteToken(field, address)).toBe(token);
});

it('no two fields share a token', () => {
  const tokens = addressFields.map((field) => autocompleteToken(field, 'billing'));
  expect(new Set(tokens).size).toBe(addressFields.length);
});

it('names the required fields that are missing', () => {
  const address = {
    firstName: 'Anna',
    lastName: ' ',
    street: 'Weg',
    streetNumber: '1',
    zipCode: null,
    city: 'Köln',
  };
  expect(missingAddressFields(address)).toEqual(['lastName', 'zipCode', 'countryId']);
});
