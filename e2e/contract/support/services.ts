import type { TestProject } from 'vitest/node';
import { startBackendAnew } from '../../support/start-backend';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    contentUrl: string;
    /** Empty where anybody may read. */
    contentToken: string;
    /** Empty where nobody says which identity the shop trusts. */
    identityUrl: string;
  }
}

/** Tells the tests where the services are. What no variable names is started here, on an empty data folder. */
export default async function setup({ provide }: TestProject) {
  const { SHOP_URL, CONTENT_URL, CONTENT_TOKEN, IDENTITY_URL } = process.env;
  const backend = SHOP_URL && CONTENT_URL ? null : await startBackendAnew();
  provide('shopUrl', SHOP_URL || (backend?.shopUrl ?? ''));
  provide('contentUrl', CONTENT_URL || (backend?.contentUrl ?? ''));
  provide('contentToken', CONTENT_TOKEN ?? '');
  const embedded = SHOP_URL ? '' : `${backend?.url}/identity`;
  provide('identityUrl', (IDENTITY_URL || embedded).replace(/\/+$/, ''));
  return backend?.stop;
}
