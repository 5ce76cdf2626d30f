import type { TestProject } from 'vitest/node';
import { createTestDatabase } from '@/e2e/support/create-test-database';
import { startEmptyServices } from '@/e2e/support/start-services';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    contentUrl: string;
    /** Access token of the content service. Empty if the content is public. */
    contentToken: string;
    /** URL of the identity service that the shop trusts. Empty if it is unknown. */
    identityUrl: string;
  }
}

/**
 * Provides the service URLs to the tests. If SHOP_URL or CONTENT_URL is not set, starts the embedded services with an
 * empty data folder, or on a PostgreSQL server if ON_POSTGRES is set.
 */
export default async function setup({ provide }: TestProject) {
  const { SHOP_URL, CONTENT_URL, CONTENT_TOKEN, IDENTITY_URL, ON_POSTGRES } = process.env;
  const isEmbedded = !SHOP_URL || !CONTENT_URL;
  const database = isEmbedded && ON_POSTGRES ? await createTestDatabase() : null;
  const backend = isEmbedded ? await startEmptyServices(database?.url) : null;
  provide('shopUrl', SHOP_URL || (backend?.shopUrl ?? ''));
  provide('contentUrl', CONTENT_URL || (backend?.contentUrl ?? ''));
  provide('contentToken', CONTENT_TOKEN ?? '');
  const embedded = SHOP_URL ? '' : `${backend?.url}/identity`;
  provide('identityUrl', (IDENTITY_URL || embedded).replace(/\/+$/, ''));
  return async () => {
    await backend?.stop();
    await database?.remove();
  };
}
