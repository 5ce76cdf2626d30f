import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../platform/environment';
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

describe('the start with an account at Stripe', () => {
  it('ends with the name of a key that Stripe does not know', async () => {
    const opened = open(networkTo('sk_test_of_somebody_else'));
    await expect(opened).rejects.toThrow(ConfigError);
    await expect(opened).rejects.toThrow(/STRIPE_SECRET_KEY/);
  });

  it('offers what the account takes and nothing else', async () => {
    const { answers, apps } = await open(networkTo(account.secretKey));
    expect(answers.canAccept(['paypal'])).toBe(true);
    expect(answers.canAccept(['giropay'])).toBe(false);
    expect(answers.canAccept(['giropay', 'card'])).toBe(true);
    expect(answers.canAccept([])).toBe(true);
    expect(apps).toEqual([]);
  });

  it.each<[string, typeof fetch]>([
    ['Stripe does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'the key may not tell what it takes',
      answering(403, { error: { type: 'invalid_request_error', message: 'no' } }),
    ],
    ['there is no configuration', answering(200, { object: 'list', data: [] })],
  ])('goes on when %s: everything counts as taken', async (_, network) => {
    const { answers } = await open(network);
    expect(answers.canAccept(['paypal'])).toBe(true);
  });
});
