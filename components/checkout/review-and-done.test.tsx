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

/** Tests the last two steps with the real stores and client. The shop holds a basket and a customer's orders. */
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

describe('the review', () => {
  it('shows what is ordered, how it comes and what it costs', async () => {
    setOrderComment('Bitte klingeln');
    show(<ReviewStep />);
    await orderButton();
    expect(page()).toContain('Ludwig');
    expect(page()).toContain('Vorkasse');
    expect(page()).toContain('Sonnenallee 41');
    expect(page()).toContain('Bitte klingeln');
    expect(page()).toMatch(/2\.380/);
  });

  it('says one span of days for what comes together: at each line, and with the sum', async () => {
    const stock = { stock: 0, stockStatus: 0, restockDate: '2099-08-03', calculatedStock: 0 };
    const grips = buildProductDto({
      ...{ id: 'grips', sku: 'ZB.DAH.13.CG', title: 'Griffe' },
      stock,
    });
    const [bike] = buildBasketDto().items;
    const items = [bike, { id: 'line-2', amount: 1, persParam: '', product: grips }];
    shop.answers.basket = () => buildBasketDto({ ...chosen, items });
    show(<ReviewStep />);
    await orderButton();
    const said = page().match(/bei Ihnen \D{0,3}\d+\. – \D{0,3}\d+\. \p{L}+( \d{4})?/gu);
    expect(said).toHaveLength(3);
    expect(new Set(said).size).toBe(1);
  });

  it('names the legal guarantee before the button that orders', async () => {
    show(<ReviewStep />);
    const button = await orderButton();
    const notice = screen.getByRole('link', { name: 'gesetzliche Gewährleistungsrecht' });
    expect(notice.getAttribute('href')).toBe('/legal-guarantee');
    expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('orders nothing before the terms are agreed to, and says why', async () => {
    show(<ReviewStep />);
    await userEvent.click(await orderButton());
    expect(page()).toContain(de.checkout.errors.terms);
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(placed()).toEqual([]);
  });

  it('places the order once, remembers it and goes on with a fresh basket', async () => {
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

  it('says what the shop refuses, keeps the basket and lets the buyer try again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { placeOrder } = shop.answers;
    shop.answers.placeOrder = () => {
      throw new Error('Ludwig ist nicht mehr da.');
    };
    await order();
    expect((await screen.findByRole('alert')).textContent).toContain('Ludwig ist nicht mehr da.');
    expect(sessionCookies.basketId.read()).toBe('basket-1');
    expect(findLastOrder()).toBeNull();
    expect(router.push).not.toHaveBeenCalled();
    Object.assign(shop.answers, { placeOrder });
    await userEvent.click(await orderButton());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkout/done'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reads the cart again and says so when its total is no longer what was shown', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { placeOrder } = shop.answers;
    shop.answers.placeOrder = () => {
      throw new Error('The total of basket with id: basket-1 has changed');
    };
    const read = () => shop.calls.filter(({ operation }) => operation === 'GetBasketInfo').length;
    await order();
    expect((await screen.findByRole('alert')).textContent).toContain(de.checkout.errors.total);
    // Once on load, and once again after the rejected order.
    await waitFor(() => expect(read()).toBe(2));
    expect(findLastOrder()).toBeNull();
    Object.assign(shop.answers, { placeOrder });
  });

  it('asks again by itself when the answer is lost, and the buyer hears of nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show(<ReviewStep />);
    await userEvent.click(await screen.findByRole('checkbox'));
    shop.isSilent = true;
    await userEvent.click(await orderButton());
    await waitFor(() => expect(placed()).toHaveLength(1));
    shop.isSilent = false;
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkout/done'), {
      timeout: 10_000,
    });
    expect(placed().length).toBeGreaterThan(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks the same again after a lost answer: the shop has one order', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show(<ReviewStep />);
    await userEvent.click(await screen.findByRole('checkbox'));
    shop.isSilent = true;
    await userEvent.click(await orderButton());
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    // It is unknown whether the order was placed, so it is not reported as failed.
    expect(alert.textContent).toContain(de.checkout.errors.orderUnknownText);
    expect(page()).not.toContain(de.checkout.errors.order);
    expect(placed()).toHaveLength(3);
    expect(sessionCookies.basketId.read()).toBe('basket-1');
    shop.isSilent = false;
    await userEvent.click(await orderButton());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkout/done'));
    expect(new Set(placed().map(({ variables }) => JSON.stringify(variables))).size).toBe(1);
  });
});

describe('the page of thanks', () => {
  const availability = { kind: 'date', date: toIsoDay('2026-08-03') } as const;
  const days = {
    expectedDeliveryFrom: '2026-08-06T00:00:00+00:00',
    expectedDelivery: '2026-08-10T00:00:00+00:00',
  };

  it('shows the order placed in this tab as the shop has it, with the days that were promised', async () => {
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

  it('names no day of leaving once the shop has other days', async () => {
    orders = [buildOrderDto(100_042, { ...days, expectedDelivery: '2026-08-21T00:00:00+00:00' })];
    saveLastOrder({ orderNumber: 100_042, availability });
    show(<DoneStep />);
    await waitFor(() => expect(page()).toContain('21. August'));
    expect(page()).not.toContain(de.checkout.done.leavesBike);
  });

  it('hands the days to the calendar', async () => {
    const kept: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      kept.push(blob as Blob);
      return 'blob:days';
    });
    // jsdom would navigate to the file.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    orders = [buildOrderDto(100_042, days)];
    saveLastOrder({ orderNumber: 100_042, availability });
    show(<DoneStep />);
    const button = { name: de.checkout.done.day.calendar };
    await userEvent.click(await screen.findByRole('button', button));
    const file = (await kept[0]?.text()) ?? '';
    expect(file).toContain('DTSTART;VALUE=DATE:20260806');
    expect(file).toContain('DTEND;VALUE=DATE:20260811');
    expect(file).toContain('SUMMARY:Ludwig kommt');
  });

  it.each([
    ['the driver calls', '030 555 0140', true],
    ['nobody promises a call without a number', '', false],
  ])('with the phone as it was given: %s', async (_rule, phone, isCalled) => {
    orders = [buildOrderDto(100_042, { invoiceAddress: buildAddressDto({ phone }) })];
    saveLastOrder({ orderNumber: 100_042, availability });
    show(<DoneStep />);
    await waitFor(() => expect(page()).toContain('100042'));
    expect(page()?.includes(de.checkout.done.dateCall)).toBe(isCalled);
  });

  it.each([
    ['none was placed here', null],
    ['the caller has none of that number', 100_001],
  ])('says so when %s', async (_rule, orderNumber) => {
    orders = [buildOrderDto(100_042)];
    if (orderNumber !== null) saveLastOrder({ orderNumber, availability });
    show(<DoneStep />);
    await screen.findByRole('heading', { name: de.checkout.done.missingTitle });
    expect(page()).not.toContain('Ludwig');
  });

  it('says when the shop does not answer, and shows the order once it does', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    orders = [buildOrderDto(100_042)];
    saveLastOrder({ orderNumber: 100_042, availability });
    shop.isSilent = true;
    show(<DoneStep />);
    const retry = await screen.findByRole('button', { name: de.checkout.broken.retry });
    expect(page()).toContain(de.checkout.broken.text);
    shop.isSilent = false;
    await userEvent.click(retry);
    await waitFor(() => expect(page()).toContain('Ludwig'));
  });

  it('offers a guest a password and no account', async () => {
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
