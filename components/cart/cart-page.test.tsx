// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto, buildProductDto, buildPriceDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import de from '@/messages/de.json';
import { CartPage } from './cart-page';

/** Tests the cart's totals and the shop setting for installments, with the real store and Apollo client. */
vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/checkout/cart',
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

let shop: FakeShop;

beforeEach(() => {
  shop = installFakeShop({ basket: () => buildBasketDto() });
  signInForTest();
  sessionCookies.basketId.write('basket-1');
  basketStore.clear();
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  vi.unstubAllGlobals();
});

async function show() {
  const offer = { description: 'In drei Raten ohne Zinsen.' };
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <CartPage
        instalments={[
          { ...offer, title: 'Bis 2.380 €', maxTotalCents: 238_000 },
          { ...offer, title: 'Bis 2.000 €', maxTotalCents: 200_000 },
        ]}
      />
    </NextIntlClientProvider>,
  );
  await screen.findByText(de.cart.toCheckout);
}

it('shows the installment options for the total in the shop’s wording', async () => {
  await show();
  await screen.findByText('Bis 2.380 €: In drei Raten ohne Zinsen.');
  expect(screen.queryByText(/^Bis 2\.000 €/)).toBeNull();
});

it('shows no installment options for net prices', async () => {
  const price = { ...buildPriceDto(1200), nettoPriceMode: true };
  const items = [{ id: 'line-1', amount: 1, persParam: '', product: buildProductDto({ price }) }];
  shop.responses.basket = () => buildBasketDto({ items });
  await show();
  expect(screen.queryByText(/In drei Raten/)).toBeNull();
});
