import { expect, it } from 'vitest';
import { b2bPageOf } from './b2b-page';

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
  expect(b2bPageOf(path)).toBe(page);
});
