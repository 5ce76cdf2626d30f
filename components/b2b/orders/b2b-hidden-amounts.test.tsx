// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { B2bInvoices } from '@/domain/dealer-account/b2b-invoices';
import type { B2bOrder } from '@/domain/dealer-account/b2b-orders';
import {
  setB2bShownPrice,
  setIsB2b,
  setIsLoadingInitState,
} from '@/lib/browser/state/client-state';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import de from '@/messages/de.json';
import { B2bInvoicesPage } from '@/components/b2b/invoices/b2b-invoices-page';
import { B2bOrderPage } from './b2b-order-page';
import { B2bOrdersPage } from './b2b-orders-page';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

const order: B2bOrder = {
  orderNumber: 240828,
  orderedAt: '2026-11-13',
  reference: 'Lager KW 49',
  content: '2 × Lotte',
  pieces: 2,
  netCents: 284200,
  totalCents: 338198,
  state: 'accepted',
  expectedAt: '2026-12-05',
  formerExpectedAt: '2026-12-12',
  invoiceNumber: 'RE-50252',
  trackingUrl: '',
  hasDeliveryNote: false,
  shipments: [],
  invoices: [],
  withdrawnAt: null,
  remark: '',
  lines: [
    {
      productId: 'LO11.25.T.M.SA',
      sku: 'LO11.25.T.M.SA',
      title: 'Lotte',
      shortDescription: '',
      amount: 2,
      itemCents: 142100,
      lineCents: 284200,
      wishedAt: '',
      comment: '',
    },
  ],
  deliveryCents: 0,
  vatCents: 53998,
  paymentTitle: 'Rechnung',
  paymentPath: null,
  deliveryTitle: 'Versand',
  deliveryAddress: [],
  paidAt: null,
  assembledAt: null,
  shippedAt: null,
  deliveredAt: null,
};

const invoices: B2bInvoices = {
  invoices: [
    {
      invoiceNumber: 'RE-50252',
      kind: 'invoice',
      corrects: null,
      orderNumber: 240828,
      reference: '',
      issuedAt: '2026-11-13',
      dueAt: '2026-11-18',
      paidAt: null,
      netCents: 284200,
      totalCents: 338198,
      openCents: 338198,
      state: 'overdue',
      daysOverdue: 3,
    },
  ],
  ...{ count: 1, page: 1, pages: 1, allCount: 1, openCount: 1, overdueCount: 1 },
  openCents: 338198,
  dueCents: 0,
  overdueCents: 338198,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/b2b/orders/240828?')) return Response.json(order);
    if (url.startsWith('/api/b2b/orders?'))
      return Response.json({ orders: [order], count: 1, page: 1, pages: 1 });
    return Response.json(invoices);
  });
  setIsLoadingInitState(false);
  setIsB2b(true);
  setB2bShownPrice('hek');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notifySessionEnd();
  window.sessionStorage.clear();
});

function show(page: ReactNode) {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      {page}
    </NextIntlClientProvider>,
  );
}

it.each([
  ['the orders', <B2bOrdersPage key="orders" />],
  ['an order', <B2bOrderPage key="order" orderNumber={240828} />],
  ['the invoices', <B2bInvoicesPage key="invoices" />],
])('%s contain no amounts while retail prices are shown', async (_, page) => {
  show(page);
  await waitFor(() => expect(document.body.textContent).toMatch(/(2\.842|3\.381)/));

  act(() => setB2bShownPrice('uvp'));
  expect(document.body.innerHTML).not.toMatch(/€|2\.842|3\.381|284200|338198|1\.421|539,98/);
  expect(document.body.textContent).toContain(de.b2b.amounts.hidden);

  await userEvent.click(screen.getByRole('button', { name: de.b2b.amounts.show }));
  expect(document.body.textContent).toMatch(/(2\.842|3\.381)/);
});
