import { expect, it } from 'vitest';
import type { PaymentState } from '../payment/payment-state';
import { newestUnpaidOrder } from './unpaid-order';

const order = (id: string, orderedAt: string | null, state: PaymentState | null) => ({
  id,
  orderedAt,
  money: state === null ? null : { state },
});

it.each([
  ['none without orders', [], undefined],
  ['none when all are paid', [order('a', '2026-11-01', 'paid')], undefined],
  ['an invoice is not waited for', [order('a', '2026-11-01', 'onInvoice')], undefined],
  ['a shop that says nothing of money', [order('a', '2026-11-01', null)], undefined],
  [
    'the newest of two, in whichever order they come',
    [order('a', '2026-11-01', 'open'), order('b', '2026-11-03', 'open')],
    'b',
  ],
  [
    'an older one when the newest is paid',
    [order('b', '2026-11-03', 'paid'), order('a', '2026-11-01', 'open')],
    'a',
  ],
] as const)('%s', (_rule, orders, id) => {
  expect(newestUnpaidOrder(orders)?.id).toBe(id);
});
