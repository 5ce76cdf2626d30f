// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto, buildProductDto } from '@/e2e/support/shop-dto-fixtures';
import { loadBasket } from '@/lib/browser/basket/basket-actions';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { useCart } from '@/lib/browser/basket/use-cart';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import de from '@/messages/de.json';
import { SplitShipmentChoice } from './split-shipment-choice';

const price = (cents: number) => ({
  ...{ price: cents / 100, vat: 19, vatValue: 0, nettoPriceMode: false },
});
const at = (day: string) => `${day}T00:00:00+00:00`;
const lineOf = (id: string, title: string) => ({
  ...{ id, amount: 1, persParam: '', product: buildProductDto({ id, title }) },
});
const pieces = (...ids: string[]) => ids.map((basketItemId) => ({ basketItemId, amount: 1 }));

const splitShipment = {
  country: { id: 'at', position: 2, active: true, title: 'Österreich', isoAlpha2: 'AT' },
  options: [
    {
      ...{ wish: 'TOGETHER', delivery: price(12_900) },
      shipments: [
        {
          expected: at('2099-12-11'),
          expectedFrom: at('2099-12-09'),
          items: pieces('bell', 'bike'),
        },
      ],
    },
    {
      ...{ wish: 'AS_READY', delivery: price(13_390) },
      shipments: [
        { expected: at('2099-11-26'), expectedFrom: at('2099-11-25'), items: pieces('bell') },
        { expected: at('2099-12-11'), expectedFrom: at('2099-12-09'), items: pieces('bike') },
      ],
    },
  ],
};

let shop: FakeShop;
let known: object;

beforeEach(() => {
  known = { parting: splitShipment, items: [lineOf('bell', 'Klingel'), lineOf('bike', 'Ludwig')] };
  shop = installFakeShop({
    basket: () => buildBasketDto(known),
    basketSetDeliveryWish: ({ deliveryWish }: { deliveryWish: string }) =>
      buildBasketDto({ ...known, deliveryWish }),
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

function Shown() {
  const { basket } = useCart();
  return basket && <SplitShipmentChoice basket={basket} />;
}

async function show() {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <Shown />
    </NextIntlClientProvider>,
  );
  await loadBasket();
}

const row = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });

it('shows dates and shipping costs of both options and their destination before a selection', async () => {
  await show();
  const [asReady, together] = [row(de.splitShipment.asReady), row(de.splitShipment.together)];
  const words = (input: HTMLElement) => input.closest('label')?.textContent?.replace(/\s/g, ' ');
  expect(words(asReady)).toMatch(
    /1 × Klingel: bei Ihnen Mi 25\. – Do 26\. November 2099.*1 × Ludwig: bei Ihnen Mi 9\. – Fr 11\. Dezember 2099.*133,90 € Versand/,
  );
  expect(words(together)).toMatch(
    /bei Ihnen Mi 9\. – Fr 11\. Dezember 2099.*129,00? ?€ Versand|129 € Versand/,
  );
  expect(together.checked).toBe(true);
  expect(screen.getByText(/Lieferung nach Österreich/)).toBeShown();
});

it('saves the selection in the shop', async () => {
  await show();
  await userEvent.click(row(de.splitShipment.asReady));
  await waitFor(() => expect(basketStore.get().basket.settled?.shipmentMode).toBe('asReady'));
  expect(shop.calls.at(-1)).toMatchObject({
    operation: 'BasketSetShipmentMode',
    variables: { basketId: 'basket-1', deliveryWish: 'AS_READY' },
  });
  expect(row(de.splitShipment.asReady).checked).toBe(true);
});

it('restores the saved option when the shop rejects the selection', async () => {
  await show();
  shop.responses.basketSetDeliveryWish = () => {
    throw new Error('Basket with id: basket-1 is empty');
  };
  await userEvent.click(row(de.splitShipment.asReady));
  await waitFor(() => expect(row(de.splitShipment.together).checked).toBe(true));
});

it('is hidden when both options are equal', async () => {
  known = { parting: null };
  await show();
  expect(screen.queryByRole('radio')).toBeNull();
});
