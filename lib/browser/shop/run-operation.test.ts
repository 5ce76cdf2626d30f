import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installBrowserGlobals } from '@/e2e/support/browser-globals';
import { cookieNames } from '@/lib/platform/config/cookies';
import { loadPayments } from '@/lib/browser/checkout/checkout-api';

let shop: Server;
let asked: number;
let answerFirst: () => void;

/** A shop that lets its first caller wait, and offers each caller a payment of their own. */
beforeEach(async () => {
  asked = 0;
  const mayAnswer = new Promise<void>((resolve) => (answerFirst = resolve));
  shop = createServer(async (_request, response) => {
    asked += 1;
    const payment = { __typename: 'Payment', id: `payment-${asked}`, title: '', description: '' };
    const cost = { __typename: 'Price', price: 0, vat: 0, vatValue: 0, nettoPriceMode: false };
    if (asked === 1) await mayAnswer;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { basketPayments: [{ ...payment, cost }] } }));
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  const { port } = shop.address() as AddressInfo;
  const browser = installBrowserGlobals({});
  // With a session calls run side by side.
  browser.setCookie(cookieNames.isAnonymous, 'true');
  window.fetch = (input, init) => fetch(new URL(String(input), `http://127.0.0.1:${port}`), init);
});

afterEach(() => {
  vi.unstubAllGlobals();
  shop.closeAllConnections();
  shop.close();
});

it('asks the shop for each read, even while the same question is under way', async () => {
  const first = loadPayments('basket-1');
  await once(shop, 'request');
  const second = loadPayments('basket-1');
  answerFirst();
  expect(await second).toMatchObject({ kind: 'done', value: [{ id: 'payment-2' }] });
  expect(await first).toMatchObject({ kind: 'done', value: [{ id: 'payment-1' }] });
  expect(asked).toBe(2);
});
