// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto, buildProductDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import de from '@/messages/de.json';
import { CartPage } from './cart-page';

/**
 * Tests the cart with the real store and Apollo client; the fake shop service has one basket line with a comment and a
 * requested delivery date.
 */
vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/checkout/cart',
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

const persParam = JSON.stringify({ uuid: 'u1', comment: 'Lenker höher', date: '2027-03-01' });
const line = { id: 'line-1', amount: 2, persParam, product: buildProductDto() };

let shop: FakeShop;

beforeEach(() => {
  let items: object[] = [line];
  shop = installFakeShop({
    basket: () => buildBasketDto({ items }),
    basketRemoveItem: () => buildBasketDto({ items: (items = []) }),
    basketAddItem: () => buildBasketDto({ items: (items = [{ ...line, id: 'line-2' }]) }),
  });
  signInForTest();
  sessionCookies.basketId.write('basket-1');
  basketStore.clear();
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  vi.unstubAllGlobals();
});

it('restores a removed line with its quantity, note and requested date', async () => {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <CartPage instalments={[]} />
    </NextIntlClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ludwig entfernen' }));
  expect((await screen.findByText('Ludwig wurde entfernt.')).getAttribute('role')).toBe('status');
  await userEvent.click(screen.getByRole('button', { name: de.cart.line.undo }));
  await waitFor(() =>
    expect(shop.calls.filter(({ operation }) => operation === 'BasketAddItem')).toMatchObject([
      { variables: { productId: 'LU11.25.H.M.TG', amount: 2, persParam: [persParam] } },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Ludwig entfernen' })).toBeShown();
  expect(screen.queryByRole('button', { name: de.cart.line.undo })).toBeNull();
});
