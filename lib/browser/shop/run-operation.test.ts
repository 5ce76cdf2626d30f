import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installBrowserGlobals } from '@/e2e/support/browser-globals';
import { cookieNames } from '@/lib/platform/config/cookies';
import { loadPayments } from '@/lib/browser/checkout/checkout-api';

let shop: Server;
let requestCount: number;
let answerFirst: () => void;

/** Simulates a shop service that delays its first response and returns a different payment to each user. */
beforeEach(async () => {
  requestCount = 0;
  const mayAnswer = new Promise<void>((resolve) => (answerFirst = resolve));
  shop = createServer(async (_request, response) => {
    requestCount += 1;
    const payment = {
      __typename: 'Payment',
      id: `payment-${requestCount}`,
      title: '',
      description: '',
    };
    const cost = { __typename: 'Price', price: 0, vat: 0, vatValue: 0, nettoPriceMode: false };
    if (requestCount === 1) await mayAnswer;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { basketPayments: [{ ...payment, cost }] } }));
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  const { port } = shop.address() as AddressInfo;
  const browser = installBrowserGlobals({});
  // Requests run in parallel only if there is a session.
  browser.setCookie(cookieNames.isAnonymous, 'true');
  window.fetch = (input, init) => fetch(new URL(String(input), `http://127.0.0.1:${port}`), init);
});

afterEach(() => {
  vi.unstubAllGlobals();
  shop.closeAllConnections();
  shop.close();
});

it('sends a request for each read, even while the same query is pending', async () => {
  const first = loadPayments('basket-1');
  await once(shop, 'request');
  const second = loadPayments('basket-1');
  answerFirst();
  expect(await second).toMatchObject({ kind: 'done', value: [{ id: 'payment-2' }] });
  expect(await first).toMatchObject({ kind: 'done', value: [{ id: 'payment-1' }] });
  expect(requestCount).toBe(2);
});
