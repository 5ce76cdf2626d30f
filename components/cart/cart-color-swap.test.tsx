// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { installFakeShop } from '@/e2e/support/fake-shop';
import { wireBasket, wireProduct } from '@/e2e/support/wire-basket';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { browserCookie } from '@/lib/browser/session/browser-cookies';
import { announceSessionEnd } from '@/lib/browser/session/session-end';
import { signInForTest } from '@/lib/browser/session/test-session';
import de from '@/messages/de.json';
import { CartPage } from './cart-page';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/checkout/cart',
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

const title = 'Ludwig';
const stock = { stock: 0, stockStatus: -1, restockDate: null, calculatedStock: 0 };

afterEach(() => {
  cleanup();
  announceSessionEnd();
  vi.unstubAllGlobals();
});

it('shows a late bicycle together with its hint, below what is pressed', async () => {
  let answer: ((response: Response) => void) | undefined;
  const items = [{ id: 'line-1', amount: 1, persParam: '', product: wireProduct({ stock }) }];
  installFakeShop(
    { basket: () => wireBasket({ items }) },
    () => new Promise((resolve) => (answer = resolve)),
  );
  signInForTest();
  browserCookie.basketId.write('basket-1');
  basketStore.clear();
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <CartPage instalments={[]} />
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(answer).toBeTypeOf('function'));
  expect(screen.queryByText(title)).toBeNull();
  expect(screen.queryByText(de.cart.toCheckout)).toBeNull();

  const swap = { productId: 'green', sku: 'LU11.25.H.M.GR', color: 'Moosgrün' };
  answer?.(new Response(JSON.stringify({ swap })));
  await screen.findByText(title);
  const hint = screen.getByText(/In Moosgrün wäre dieses Rad sofort da\./);
  const remove = screen.getByText(de.cart.line.remove);
  expect(remove.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
