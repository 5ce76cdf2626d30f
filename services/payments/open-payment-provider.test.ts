import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../platform/services-config';
import { createPaymentProvider } from '../payment-provider/payment-provider.service';
import { createSecretCipher } from '../secrets/encryption';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { openPaymentProvider } from './open-payment-provider';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const account = { secretKey: 'sk_test_of_the_owner', webhookSecret: 'whsec_of_the_owner' };

/** Simulates a network to a provider that accepts this API key. */
function networkTo(knownKey: string): typeof fetch {
  const [api] = createPaymentProvider(shop.services, knownKey);
  return async (input, init) => api.fetch(new Request(input, init));
}

const answering =
  (status: number, body: object): typeof fetch =>
  async () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });

const open = (network: typeof fetch) =>
  openPaymentProvider(shop.services, account, createSecretCipher('a key for tests'), network);

describe('startup with a Stripe account', () => {
  it('fails with the variable of the key that Stripe rejects', async () => {
    const opened = open(networkTo('sk_test_of_somebody_else'));
    await expect(opened).rejects.toThrow(ConfigError);
    await expect(opened).rejects.toThrow(/STRIPE_SECRET_KEY/);
  });

  it('offers only the payment methods of the account', async () => {
    const { shopPayments, apps } = await open(networkTo(account.secretKey));
    expect(shopPayments.canAccept(['paypal'])).toBe(true);
    expect(shopPayments.canAccept(['giropay'])).toBe(false);
    expect(shopPayments.canAccept(['giropay', 'card'])).toBe(true);
    expect(shopPayments.canAccept([])).toBe(true);
    expect(apps).toEqual([]);
  });

  it.each<[string, typeof fetch]>([
    ['Stripe does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'the key may not read the payment methods',
      answering(403, { error: { type: 'invalid_request_error', message: 'no' } }),
    ],
    ['the account has no configuration', answering(200, { object: 'list', data: [] })],
  ])('continues and allows every payment method when %s', async (_, network) => {
    const { shopPayments } = await open(network);
    expect(shopPayments.canAccept(['paypal'])).toBe(true);
  });
});
