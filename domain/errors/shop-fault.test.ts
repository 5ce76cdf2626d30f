import { expect, it } from 'vitest';
import { hideVariableValues, isShopFault } from './shop-fault';

it.each([
  'Internal server error',
  'Cannot query field "calculatedStock" on type "ProductStock".',
  'Unknown argument "persParam" on field "basketAddItem" of type "Mutation".',
  'Unknown type "PaginationFilterInput".',
  'Variable "$customer" got invalid value {}; Field "email" of required type String! was not provided.',
  'Field "orders" must not have a selection.',
  'Syntax Error: Unexpected <EOF>',
])('is a fault of the shop or the operation: %s', (message) => {
  expect(isShopFault(message)).toBe(true);
});

it.each([
  'Customer was not found by id: 1',
  'The token is invalid',
  "Basket 'x' already exists!",
  'Password does not match length requirements',
])('is a rejection: %s', (message) => {
  expect(isShopFault(message)).toBe(false);
});

it.each([
  [
    'Variable "$customer" got invalid value {"email":"a@b.example","password":"secret","guest":true}; Field "guest" is not defined by type "CustomerInput".',
    'Variable "$customer" got invalid value (hidden); Field "guest" is not defined by type "CustomerInput".',
  ],
  [
    'Variable "$customer" got invalid value {"password":"secret","guest":true}; Field "guest" is not defined by type CustomerInput. Did you mean "guests"?',
    'Variable "$customer" got invalid value (hidden); Field "guest" is not defined by type CustomerInput.',
  ],
  [
    'Variable "$password" got invalid value "secret"; Expected type Int!; Int cannot represent non-integer value: "secret"',
    'Variable "$password" got invalid value (hidden)',
  ],
  ['Customer was not found by id: 1', 'Customer was not found by id: 1'],
])('hides the values of variables: %s', (message, expected) => {
  expect(hideVariableValues(message)).toBe(expected);
});
