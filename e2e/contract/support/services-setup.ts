import type { TestProject } from 'vitest/node';
import { createTestDatabase } from '@/e2e/support/create-test-database';
import { startEmptyServices } from '@/e2e/support/start-services';
import { introspectShop } from '@/lib/gateways/shop/schema/introspect-shop';
import type { ShopSchema } from '@/lib/gateways/shop/schema/shop-schema';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    contentUrl: string;
    /** Access token of the content service. Empty if the content is public. */
    contentToken: string;
    /** URL of the identity service that the shop trusts. Empty if it is unknown. */
    identityUrl: string;
    /** What the shop has. Null if it cannot be read: then the shop must have everything. */
    shopSchema: ShopSchema | null;
  }
}

const introspectionTimeoutMs = 10_000;

/**
 * Provides the service URLs and the schema of the shop to the tests. If SHOP_URL or CONTENT_URL is not set, starts the embedded services with an
 * empty data folder, or on a PostgreSQL server if ON_POSTGRES is set.
 */
export default async function setup({ name, provide }: TestProject) {
  const { SHOP_URL, CONTENT_URL, CONTENT_TOKEN, IDENTITY_URL, ON_POSTGRES } = process.env;
  const isEmbedded = !SHOP_URL || !CONTENT_URL;
  const database = isEmbedded && ON_POSTGRES ? await createTestDatabase() : null;
  const backend = isEmbedded ? await startEmptyServices(database?.url, getLevel(name)) : null;
  const shopUrl = SHOP_URL || (backend?.shopUrl ?? '');
  provide('shopUrl', shopUrl);
  provide('contentUrl', CONTENT_URL || (backend?.contentUrl ?? ''));
  provide('contentToken', CONTENT_TOKEN ?? '');
  const embedded = SHOP_URL ? '' : `${backend?.url}/identity`;
  provide('identityUrl', (IDENTITY_URL || embedded).replace(/\/+$/, ''));
  const introspection = await introspectShop(shopUrl, introspectionTimeoutMs);
  provide('shopSchema', introspection.ok ? introspection.schema : null);
  return async () => {
    await backend?.stop();
    await database?.remove();
  };
}

/** Returns the setting of the embedded shop's level: the name of the project, or SHOP_LEVEL if it has none. */
function getLevel(projectName: string): Record<string, string> {
  return projectName === '' ? {} : { SHOP_LEVEL: projectName };
}
