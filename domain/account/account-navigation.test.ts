import { expect, it } from 'vitest';
import { accountNavigation, accountPageOf } from './account-navigation';

it('the consumer account lists its pages in their order', () => {
  expect(accountNavigation.map(({ key }) => key)).toEqual([
    'overview',
    'orders',
    'addresses',
    'baskets',
    'data',
  ]);
});

it.each([
  ['/my-account/b2c', 'overview'],
  ['/my-account/b2c/orders', 'orders'],
  ['/my-account/b2c/orders/240731', 'orders'],
  ['/my-account/b2c/data', 'data'],
  ['/my-account/b2c/ordersheet', null],
  ['/my-account/b2b', null],
  ['/', null],
])('%s belongs to %s', (path, page) => {
  expect(accountPageOf(path)).toBe(page);
});
