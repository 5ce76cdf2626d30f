// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import type { OrderView } from '@/lib/browser/shop/shop-views';
import de from '@/messages/de.json';
import { OrderDetails } from './order-details';

afterEach(cleanup);

/** An order of a shop that keeps no addresses and no payment of orders. */
const order = {
  ...{ isPickup: false, deliveryAddress: null, invoiceAddress: [], deliveryTitle: '' },
  ...{ paymentTitle: '', paidAt: null, payment: null, step: 'ordered', remark: 'Danke' },
  ...{ email: '', vatID: '', tracking: null },
} as unknown as OrderView;

function show(change: Partial<OrderView> = {}): string[] {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <OrderDetails order={{ ...order, ...change }} />
    </NextIntlClientProvider>,
  );
  return [...document.querySelectorAll('.lt-detail-rows > .text-2:first-child')].map(
    ({ textContent }) => textContent,
  );
}

it('leaves out what the shop does not keep', () => {
  expect(show()).toEqual([de.account.order.remark]);
});

it('shows what the shop keeps', () => {
  const terms = show({
    invoiceAddress: ['Anna Thießen', 'Sonnenallee 41'],
    paymentTitle: 'PayPal',
  });
  const { delivery, invoiceAddress, payment, remark } = de.account.order;
  expect(terms).toEqual([delivery, invoiceAddress, payment, remark]);
  expect(screen.getByText('PayPal')).toBeShown();
});
