import { describe, expect, it } from 'vitest';
import { checkoutSteps, isStepReachable, resolveCheckoutStep } from './checkout-steps';

const none = {
  hasItems: false,
  isSignedIn: false,
  hasInvoiceAddress: false,
  hasDeliveryMethod: false,
  hasPayment: false,
  hasOrder: false,
};
const items = { ...none, hasItems: true };
const addressed = { ...items, isSignedIn: true, hasInvoiceAddress: true };
const method = { ...addressed, hasDeliveryMethod: true };
const paid = { ...method, hasPayment: true };
const ordered = { ...none, hasOrder: true };

describe('checkout steps (Specification §1)', () => {
  it.each([
    ['empty basket', none, ['cart']],
    ['basket with items', items, ['cart', 'address']],
    ['signed in without an address', { ...items, isSignedIn: true }, ['cart', 'address']],
    ['address without a session', { ...items, hasInvoiceAddress: true }, ['cart', 'address']],
    ['address and session', addressed, ['cart', 'address', 'payment']],
    ['delivery method', method, ['cart', 'address', 'payment']],
    ['payment method', paid, ['cart', 'address', 'payment', 'review']],
    ['payment method of an emptied basket', { ...paid, hasItems: false }, ['cart']],
    ['placed order', ordered, ['cart', 'done']],
  ])('%s', (_name, facts, reachable) => {
    expect(checkoutSteps.filter((step) => isStepReachable(step, facts))).toEqual(reachable);
  });

  it.each([
    ['review', none, 'cart'],
    ['review', items, 'address'],
    ['review', addressed, 'payment'],
    ['review', paid, 'review'],
    ['payment', paid, 'payment'],
    ['done', none, 'cart'],
    ['done', ordered, 'done'],
  ] as const)('resolves the requested step %s', (step, facts, expected) => {
    expect(resolveCheckoutStep(step, facts)).toBe(expected);
  });
});
