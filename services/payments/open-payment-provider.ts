import type { Hono } from 'hono';
import { minuteMs } from '@/domain/time/durations';
import { ConfigError } from '../platform/services-config';
import { runInterval } from '@/lib/platform/run-interval';
import type { SecretCipher } from '../secrets/encryption';
import { loadSecret } from '../secrets/secret-store';
import { processDueProviderObjects } from '../payment-provider/payment-provider.service';
import { createPaymentProvider } from '../payment-provider/payment-provider.service';
import { deliverEvents } from '../payment-provider/provider-events';
import type { ShopServices } from '../shop/base/shop-context';
import type { ShopPayments } from '../shop/base/shop-context';
import { createShopPayments } from './shop-payments';
import { type PaymentProvider, InvalidProviderKeyError } from './payment-provider';
import { type StripeAccount, createStripeProvider } from './stripe-provider';
import { watchEnabledPaymentMethods } from './shop-payments';

interface OpenedProvider {
  provider: PaymentProvider;
  /** The payment functions used by the shop. */
  shopPayments: ShopPayments;
  /** Routes of the embedded provider; empty with a Stripe account. */
  apps: Hono[];
  /**
   * Starts the provider's interval jobs: the embedded provider's scheduled work, whose events are sent to the shop with
   * `send`, or the refresh of the payment methods enabled at Stripe.
   */
  startJobs(send: (request: Request) => Promise<Response>): ReturnType<typeof runInterval>[];
}

type Services = Pick<ShopServices, 'db' | 'clock' | 'logger' | 'siteUrl'>;

const roundMs = 1_000;
const methodsRoundMs = 10 * minuteMs;

/**
 * Opens Stripe with the account's keys, or without keys the embedded provider, called through the same package. Throws
 * ConfigError with the variable's name when Stripe rejects the key. `network` replaces the connection to Stripe.
 */
export async function openPaymentProvider(
  services: Services,
  account: StripeAccount | null,
  seal: SecretCipher,
  network?: typeof fetch,
): Promise<OpenedProvider> {
  if (account !== null) return openStripe(services, account, network);
  const own = {
    secretKey: `sk_test_${await loadSecret(services.db, seal, 'payment-provider-key')}`,
    webhookSecret: `whsec_${await loadSecret(services.db, seal, 'payment-event-secret')}`,
  };
  const [api, pages] = createPaymentProvider(services, own.secretKey);
  const request: typeof fetch = async (input, init) => api.fetch(new Request(input, init));
  const provider = createStripeProvider(own, request);
  const methods = watchEnabledPaymentMethods(provider, services.logger);
  await methods.refresh();
  return {
    ...{ provider, shopPayments: createShopPayments(methods), apps: [pages] },
    startJobs: (send) => {
      const deliver = async (body: string, signature: string) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const url = 'http://127.0.0.1/tools/payments/events';
        return (await send(new Request(url, { method: 'POST', headers, body }))).status;
      };
      return [
        runInterval('Advancing the embedded payment provider', roundMs, services.logger, () =>
          processDueProviderObjects(services),
        ),
        runInterval('Sending payment notifications', roundMs, services.logger, () =>
          deliverEvents(services, own.webhookSecret, deliver),
        ),
      ];
    },
  };
}

/**
 * Connects to Stripe. A key rejected by Stripe aborts the start of the services, as the shop could not take payments.
 * If Stripe does not respond, the start continues.
 */
async function openStripe(
  { logger }: Services,
  account: StripeAccount,
  request?: typeof fetch,
): Promise<OpenedProvider> {
  const provider = createStripeProvider(account, request);
  const methods = watchEnabledPaymentMethods(provider, logger);
  try {
    await methods.refresh();
  } catch (error) {
    if (!(error instanceof InvalidProviderKeyError)) throw error;
    throw new ConfigError('The environment cannot be used: Stripe rejects STRIPE_SECRET_KEY');
  }
  return {
    ...{ provider, shopPayments: createShopPayments(methods), apps: [] },
    startJobs: () => [
      runInterval('Loading the enabled payment methods', methodsRoundMs, logger, () =>
        methods.refresh(),
      ),
    ],
  };
}
