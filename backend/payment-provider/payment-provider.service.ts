// The door to the embedded payment provider: it speaks a part of Stripe's HTTP API and shows payment pages, and knows no shop.
import type { Hono } from 'hono';
import { createProviderApi } from './api.routes';
import { createPayPages } from './pay.routes';
import type { ProviderServices } from './provider-services';

/** The provider's API (/v1) and its payment pages (/pay). */
export function createPaymentProvider(
  services: ProviderServices,
  secretKey: string,
): [api: Hono, pages: Hono] {
  return [createProviderApi(services, secretKey), createPayPages(services)];
}

export { advanceProvider } from './advance';
export { deliverEvents } from './provider-events';
