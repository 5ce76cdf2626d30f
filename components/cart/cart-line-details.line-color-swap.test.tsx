// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto, buildProductDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
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
  notifySessionEnd();
  vi.unstubAllGlobals();
});

it('shows a delayed bike together with its hint below the controls', async () => {
  let answer: ((response: Response) => void) | undefined;
  const items = [{ id: 'line-1', amount: 1, persParam: '', product: buildProductDto({ stock }) }];
  installFakeShop(
    { basket: () => buildBasketDto({ items }) },
    () => new Promise((resolve) => (answer = resolve)),
  );
  signInForTest();
  sessionCookies.basketId.write('basket-1');
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
