// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto, buildProductDto } from '@/e2e/support/shop-dto-fixtures';
import { buildAddressDto, buildCustomerDto, buildOrderDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { saveLastOrder, findLastOrder } from '@/lib/browser/checkout/last-order';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { setOrderComment } from '@/lib/browser/state/order-comment';
import de from '@/messages/de.json';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import { DoneStep } from './done-step';
import { ReviewStep } from './review-step';

/**
 * Tests the last two steps of the checkout with the real stores and Apollo client; the fake shop service has a basket
 * and a customer's orders.
 */
const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => router,
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

let shop: FakeShop;
let orders: object[];

const chosen = {
  deliveryMethod: { id: 'parcel', title: 'Spedition', position: 1 },
  payment: { id: 'prepaid', title: 'Vorkasse' },
};

beforeEach(() => {
  router.push.mockReset();
  router.replace.mockReset();
  orders = [];
  shop = installFakeShop({
    basket: () => buildBasketDto(chosen),
    customer: () => buildCustomerDto({ orders }),
    placeOrder: ({ remark }: { remark: string }) => {
      orders = [buildOrderDto(100_042, { remark })];
      return orders[0];
    },
    basketCreate: () => buildBasketDto({ id: 'basket-2', items: [] }),
  });
  signInForTest();
  sessionCookies.basketId.write('basket-1');
  window.sessionStorage.clear();
  setOrderComment('');
  basketStore.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  notifySessionEnd();
  vi.unstubAllGlobals();
});

function show(step: ReactNode) {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <ShopProvider>{step}</ShopProvider>
    </NextIntlClientProvider>,
  );
}

const page = () => document.body.textContent;
const placed = () => shop.calls.filter(({ operation }) => operation === 'PlaceOrder');
const orderButton = () => screen.findByRole('button', { name: de.checkout.review.order });

async function order() {
  show(<ReviewStep />);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await orderButton());
}

describe('order review', () => {
  it('shows the lines, delivery and costs of the order', async () => {
    setOrderComment('Bitte klingeln');
    show(<ReviewStep />);
    await orderButton();
    expect(page()).toContain('Ludwig');
    expect(page()).toContain('Vorkasse');
    expect(page()).toContain('Sonnenallee 41');
    expect(page()).toContain('Bitte klingeln');
    expect(page()).toMatch(/2\.380/);
  });

  it('shows one date range for a combined delivery: on each line and with the total', async () => {
    const stock = { stock: 0, stockStatus: 0, restockDate: '2099-08-03', calculatedStock: 0 };
    const grips = buildProductDto({
      ...{ id: 'grips', sku: 'ZB.DAH.13.CG', title: 'Griffe' },
      stock,
    });
    const [bike] = buildBasketDto().items;
    const items = [bike, { id: 'line-2', amount: 1, persParam: '', product: grips }];
    shop.responses.basket = () => buildBasketDto({ ...chosen, items });
    show(<ReviewStep />);
    await orderButton();
    const dates = page().match(/bei Ihnen \D{0,3}\d+\. – \D{0,3}\d+\. \p{L}+( \d{4})?/gu);
    expect(dates).toHaveLength(3);
    expect(new Set(dates).size).toBe(1);
  });

  it('mentions the legal guarantee above the order button', async () => {
    show(<ReviewStep />);
    const button = await orderButton();
    const notice = screen.getByRole('link', { name: 'gesetzliche Gewährleistungsrecht' });
    expect(notice.getAttribute('href')).toBe('/legal-guarantee');
    expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('does not place an order before the terms are accepted, and shows why', async () => {
    show(<ReviewStep />);
    await userEvent.click(await orderButton());
    expect(page()).toContain(de.checkout.errors.terms);
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(placed()).toEqual([]);
  });

  it('places the order once, stores it and continues with a new basket', async () => {
    setOrderComment('Bitte klingeln');
    await order();
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/checkout/done'));
    expect(placed().map(({ variables }) => variables)).toEqual([
      {
        basketId: 'basket-1',
        remark: 'Bitte klingeln',
        confirmTermsAndConditions: true,
        shownTotal: expect.any(Number),
      },
    ]);
    expect(findLastOrder()?.orderNumber).toBe(100_042);
    expect(sessionCookies.basketId.read()).toBe('basket-2');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('shows why the shop rejected the order, keeps the basket and allows a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { placeOrder } = shop.responses;
    shop.responses.placeOrder = () => {
      throw new Error('Ludwig ist nicht mehr da.');
    };
    await order();
    expect((await screen.findByRole('alert')).textContent).toContain('Ludwig ist nicht mehr da.');
    expect(sessionCookies.basketId.read()).toBe('basket-1');
    expect(findLastOrder()).toBeNull();
    expect(router.push).not.toHaveBeenCalled();
    Object.assign(shop.responses, { placeOrder });
    await userEvent.click(await orderButton());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkout/done'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reloads the basket and shows a notice when its total differs from the displayed one', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { placeOrder } = shop.responses;
    shop.responses.placeOrder = () => {
      throw new Error('The total of basket with id: basket-1 has changed');
    };
    const read = () => shop.calls.filter(({ operation }) => operation === 'GetBasketInfo').length;
    await order();
    expect((await screen.findByRole('alert')).textContent).toContain(de.checkout.errors.total);
    // The basket is read on load, and again after the rejected order.
    await waitFor(() => expect(read()).toBe(2));
    expect(findLastOrder()).toBeNull();
    Object.assign(shop.responses, { placeOrder });
  });

  it('retries silently when the response is lost', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show(<ReviewStep />);
    await userEvent.click(await screen.findByRole('checkbox'));
    shop.isUnresponsive = true;
    await userEvent.click(await orderButton());
    await waitFor(() => expect(placed()).toHaveLength(1));
    shop.isUnresponsive = false;
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkout/done'), {
      timeout: 10_000,
    });
    expect(placed().length).toBeGreaterThan(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('retries with the same key after a lost response, so that the shop has one order', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show(<ReviewStep />);
    await userEvent.click(await screen.findByRole('checkbox'));
    shop.isUnresponsive = true;
    await userEvent.click(await orderButton());
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    // It is unknown whether the order was placed, so it is not reported as failed.
    expect(alert.textContent).toContain(de.checkout.errors.orderUnknownText);
    expect(page()).not.toContain(de.checkout.errors.order);
    expect(placed()).toHaveLength(3);
    expect(sessionCookies.basketId.read()).toBe('basket-1');
    shop.isUnresponsive = false;
    await userEvent.click(await orderButton());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkout/done'));
    expect(new Set(placed().map(({ variables }) => JSON.stringify(variables))).size).toBe(1);
  });
});

describe('order confirmation page', () => {
  const availability = { kind: 'date', date: toIsoDay('2026-08-03') } as const;
  const days = {
    expectedDeliveryFrom: '2026-08-06T00:00:00+00:00',
    expectedDelivery: '2026-08-10T00:00:00+00:00',
  };

  it('shows the order placed in this tab as stored in the shop, with the promised dates', async () => {
    orders = [buildOrderDto(100_041), buildOrderDto(100_042, days)];
    saveLastOrder({ orderNumber: 100_042, availability });
    show(<DoneStep />);
    await waitFor(() => expect(page()).toContain('100042'));
    expect(page()).toContain('6.\u00a0– 10. August');
    expect(page()).toContain('Frühestens Donnerstag, 6. August, spätestens Montag, 10. August.');
    expect(page()).toContain(`3. August${de.checkout.done.leavesBike}`);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/media/products/LU11.25.H.M.TG');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/my-account/b2c/orders/100042');
    expect(hrefs).toContain('/api/order-confirmations/100042?lang=de');
    expect(page()).not.toContain('100041');
  });

  it('shows no shipping date once the shop has other dates', async () => {
    orders = [buildOrderDto(100_042, { ...days, expectedDelivery: '2026-08-21T00:00:00+00:00' })];
    saveLastOrder({ orderNumber: 100_042, availability });
    show(<DoneStep />);
    await waitFor(() => expect(page()).toContain('21. August'));
    expect(page()).not.toContain(de.checkout.done.leavesBike);
  });

  it('exports the dates to a calendar', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:days';
    });
    // Without this mock, jsdom would navigate to the downloaded file.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    orders = [buildOrderDto(100_042, days)];
    saveLastOrder({ orderNumber: 100_042, availability });
    show(<DoneStep />);
    const button = { name: de.checkout.done.day.calendar };
    await userEvent.click(await screen.findByRole('button', button));
    const file = (await blobs[0]?.text()) ?? '';
    expect(file).toContain('DTSTART;VALUE=DATE:20260806');
    expect(file).toContain('DTEND;VALUE=DATE:20260811');
    expect(file).toContain('SUMMARY:Ludwig kommt');
  });

  it.each([
    ['announces a call by the driver', '030 555 0140', true],
    ['announces no call without a number', '', false],
  ])('uses the phone number as entered: %s', async (_rule, phone, isCalled) => {
    orders = [buildOrderDto(100_042, { invoiceAddress: buildAddressDto({ phone }) })];
    saveLastOrder({ orderNumber: 100_042, availability });
    show(<DoneStep />);
    await waitFor(() => expect(page()).toContain('100042'));
    expect(page()?.includes(de.checkout.done.dateCall)).toBe(isCalled);
  });

  it.each([
    ['no order was placed in this tab', null],
    ['the customer has no order with that number', 100_001],
  ])('shows a message when %s', async (_rule, orderNumber) => {
    orders = [buildOrderDto(100_042)];
    if (orderNumber !== null) saveLastOrder({ orderNumber, availability });
    show(<DoneStep />);
    await screen.findByRole('heading', { name: de.checkout.done.missingTitle });
    expect(page()).not.toContain('Ludwig');
  });

  it('shows an error when the shop does not respond, and the order once it does', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    orders = [buildOrderDto(100_042)];
    saveLastOrder({ orderNumber: 100_042, availability });
    shop.isUnresponsive = true;
    show(<DoneStep />);
    const retry = await screen.findByRole('button', { name: de.checkout.broken.retry });
    expect(page()).toContain(de.checkout.broken.text);
    shop.isUnresponsive = false;
    await userEvent.click(retry);
    await waitFor(() => expect(page()).toContain('Ludwig'));
  });

  it('offers a guest a password field and no link to an account', async () => {
    signInForTest({ asGuest: true });
    orders = [buildOrderDto(100_042)];
    saveLastOrder({ orderNumber: 100_042, availability });
    show(<DoneStep />);
    await waitFor(() => expect(page()).toContain('Ludwig'));
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.join()).not.toContain('my-account');
    expect(document.querySelector('input[type="password"]')).not.toBeNull();
  });
});
