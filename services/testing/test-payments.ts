import type { Hono } from 'hono';
import { processDueProviderObjects } from '../payment-provider/payment-provider.service';
import { createPaymentProvider } from '../payment-provider/payment-provider.service';
import { deliverEvents } from '../payment-provider/provider-events';
import { reconcilePayments } from '../payments/reconcile-payments';
import { type PaymentServices } from '../payments/payment-provider';
import { createStripeProvider } from '../payments/stripe-provider';
import { handleProviderEvent } from '../payments/settle-attempt';
import { InvalidEventSignatureError } from '../payments/payment-provider';
import { openTestShop, type TestShop } from './test-shop';

export const testStripeKeys = {
  secretKey: 'sk_test_of_the_tests_only',
  webhookSecret: 'whsec_of_the_tests_only',
};

export interface TestPayments {
  shop: TestShop;
  services: PaymentServices;
  /** Requests to the provider's API, such as `POST /v1/refunds`. */
  requests: string[];
  /**
   * Makes the next API calls fail, either before the provider receives them or after it has handled them (lost
   * response).
   */
  failNextCalls(how: 'before' | 'after', times?: number): void;
  /** The provider's API, for direct calls. */
  api: Hono;
  /** Submits the payment page's form. */
  submitPaymentPage(url: string, form?: Record<string, string>): Promise<Response>;
  /**
   * Makes the provider carry out due changes, then delivers all its events `times` times, to test repeated deliveries.
   */
  deliverEvents(times?: number): Promise<void>;
  /** Discards the events that wait for `deliverEvents`. */
  discardEvents(): Promise<void>;
  reconcile(): Promise<void>;
  mails(): Promise<{ key: string; subject: string; text: string }[]>;
  close(): Promise<void>;
}

/** Opens a test shop's payments with the embedded provider, called through the unmodified Stripe package. */
export async function openTestPayments(): Promise<TestPayments> {
  const shop = await openTestShop();
  const { db, services: shopServices } = shop;
  const [api, pages] = createPaymentProvider(shopServices, testStripeKeys.secretKey);
  const requests: string[] = [];
  let broken: ('before' | 'after')[] = [];
  const request: typeof fetch = async (input, init) => {
    const call = new Request(input, init);
    requests.push(`${call.method} ${new URL(call.url).pathname}`);
    const fault = broken.shift();
    if (fault === 'before') throw new TypeError('fetch failed');
    const response = await api.fetch(call);
    if (fault === 'after') throw new TypeError('fetch failed');
    return response;
  };
  const services = { ...shopServices, provider: createStripeProvider(testStripeKeys, request) };
  const deliver = async (body: string, signature: string) => {
    try {
      await handleProviderEvent(services, body, signature);
      return 200;
    } catch (error) {
      if (error instanceof InvalidEventSignatureError) return 400;
      throw error;
    }
  };
  return {
    ...{ shop, services, requests, api },
    failNextCalls: (how, times = 1) => {
      broken = Array.from({ length: times }, () => how);
    },
    submitPaymentPage: async (url, form) =>
      pages.request(new URL(url).pathname, {
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    deliverEvents: async (times = 1) => {
      await processDueProviderObjects(shopServices);
      for (let round = 0; round < times; round += 1) {
        await db.updateTable('provider_event').set({ delivered_at: null, due_at: 0 }).execute();
        await deliverEvents(shopServices, testStripeKeys.webhookSecret, deliver);
      }
    },
    discardEvents: async () => void (await db.deleteFrom('provider_event').execute()),
    reconcile: () => reconcilePayments(services),
    mails: () => db.selectFrom('mail').select(['key', 'subject', 'text']).orderBy('id').execute(),
    close: () => shop.close(),
  };
}
