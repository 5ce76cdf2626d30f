import { describe, expect, it } from 'vitest';
import { accountNavigation, findAccountPage, findB2bPage } from './account-navigation';

describe('account navigation', () => {
  it('lists the pages of the consumer account in order', () => {
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
    expect(findAccountPage(path)).toBe(page);
  });
});

describe('b2b page', () => {
  it.each([
    ['/my-account/b2b', 'overview'],
    ['/my-account/b2b/availability', 'availability'],
    ['/my-account/b2b/orders', 'orders'],
    ['/my-account/b2b/orders/198822', 'orders'],
    ['/my-account/b2b/invoices', 'openInvoices'],
    ['/my-account/b2b/ordersheet', null],
    ['/my-account/b2c', null],
    ['/', null],
  ])('%s belongs to %s', (path, page) => {
    expect(findB2bPage(path)).toBe(page);
  });
});
