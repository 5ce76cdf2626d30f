import { expect, it } from 'vitest';
import { parseShopRejection } from './shop-rejection';

it.each([
  ['Not enough items of product with id a1 in stock! Available: 3', 'limited', { available: 3 }],
  ['Product with id a1 is out of stock', 'soldOut', {}],
  ['Product with id a1 can not be ordered', 'notSold', {}],
  ['The amount must be a whole number from 1 to 99', 'amount', { min: 1, max: 99 }],
  ['A basket holds no more than 500 pieces', 'basketPieces', { max: 500 }],
  ["Delivery set 'x' is unavailable!", 'deliveryUnavailable', {}],
  ['The total of basket with id: a1 has changed', 'total', {}],
  ['Too many failed logins. Please try again in 5 minutes', 'loginLimit', { minutes: 5 }],
  ['city must not be longer than 255 characters', 'tooLong', { max: 255 }],
  ['Response not successful: Received status code 429', 'tooManyRequests', {}],
  ['Internal server error', 'failed', {}],
  ["This e-mail address 'a\nb' already exists!", 'emailTaken', {}],
])('parses %j', (text, key, values) => {
  expect(parseShopRejection(text)).toEqual({ key, values });
});

it.each(['', 'Die Ware ist aus.', 'Something else'])('returns null for %j', (text) => {
  expect(parseShopRejection(text)).toBeNull();
});
