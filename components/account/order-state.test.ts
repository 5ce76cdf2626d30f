import { expect, it } from 'vitest';
import { isAwaitingPayment, getOrderStateKey, getOrderSummaryKey } from './order-state';

it.each([
  ['ordered', 'open', 'unpaid'],
  ['ordered', 'processing', 'ordered'],
  ['ordered', 'paid', 'ordered'],
  ['ordered', 'onInvoice', 'ordered'],
  ['ordered', null, 'ordered'],
  ['assembled', 'paid', 'assembled'],
  ['cancelled', 'ended', 'cancelled'],
  ['dispatched', 'open', 'dispatched'],
] as const)('shows an order with status %s and payment %s as %s', (step, state, key) => {
  const order = { step, isPickup: false, payment: state === null ? null : { state } };
  expect(getOrderSummaryKey(order)).toBe(key);
  expect(isAwaitingPayment(order)).toBe(key === 'unpaid');
});

it('shows pickup orders as ready and collected', () => {
  expect(getOrderStateKey({ step: 'dispatched', isPickup: true })).toBe('ready');
  expect(getOrderStateKey({ step: 'delivered', isPickup: true })).toBe('collected');
});
