import type { ContentVariables } from '@/domain/content/content-variables';
import { createServicesApp } from '../http/server';
import type { ContentEntries, DownloadEntry } from '../content/entries';
import { createEntryStore } from '../content/entry-store';
import { createDealerFiles } from '../dealer-account/files/dealer-files';
import { createImageLibrary } from '../dealer-account/images/image-library';
import { createConfigurationDocuments } from '../documents/configuration/configuration-document';
import { createDownloadFinder } from '../documents/downloads';
import { createDownloads } from '../documents/downloads';
import { openPaymentProvider } from '../payments/open-payment-provider';
import { type PaymentServices } from '../payments/payment-provider';
import { createSecretCipher } from '../secrets/encryption';
import { createRestApp } from '../rest-app';
import { silentLogger } from '../platform/logger';
import { createFakeClock } from './fake-clock-and-vies';
import { openTestShop, type TestShop } from './test-shop';

export interface TestRest {
  shop: TestShop;
  /** The payment services on the test shop's database. */
  payments: PaymentServices;
  /** Sends a request to the tools API without a socket. A body that is not a string is sent as JSON. */
  call(
    path: string,
    options?: {
      body?: unknown;
      token?: string | undefined;
      language?: string;
      method?: string;
      headers?: Record<string, string>;
    },
  ): Promise<Response>;
  /** Sends a request to the tools API; path and options are used unchanged. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Lists the mounted routes such as `GET /b2b/orders/:number`, without middleware. */
  routes(): string[];
  /** Returns all emails so far, oldest first. */
  mails(): Promise<
    { key: string; recipient: string; subject: string; text: string; html: string }[]
  >;
  close(): Promise<void>;
}

/** Opens the tools API with a test shop. VAT IDs are not checked with a register. */
export async function openTestRest(
  options: Parameters<typeof openTestShop>[0] & {
    downloads?: () => readonly DownloadEntry[];
    facts?: () => ContentVariables;
  } = {},
): Promise<TestRest> {
  const { downloads = () => [], facts = () => ({}), ...shopOptions } = options;
  const shop = await openTestShop(shopOptions);
  const { services, db } = shop;
  // The test fixtures contain products but no content.
  const content = shopOptions.demoDir === undefined ? () => emptyContent : demoContent;
  const keySeal = createSecretCipher('a key for tests');
  const payments = await openPaymentProvider(services, null, keySeal);
  const configurationDocuments = createConfigurationDocuments(
    createDownloads(createDownloadFinder(downloads), services.siteUrl, facts),
    {
      ...{ ...services, content },
    },
  );
  const demoDir = shopOptions.demoDir ?? 'none';
  const images = createImageLibrary(demoDir, services.logger);
  const dealerFiles = createDealerFiles(demoDir, services.siteUrl, services.logger);
  const paying = { ...services, provider: payments.provider };
  const app = createServicesApp(
    [
      createRestApp({
        ...paying,
        keySeal,
        findDownload: configurationDocuments,
        content,
        images,
        dealerFiles,
      }),
    ],
    services.logger,
  );
  return {
    ...{ shop, payments: paying },
    call: async (path, { body, token, language = 'de', method, headers } = {}) =>
      app.request(`/tools${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          'accept-language': language,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    routes: () =>
      app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path.replace(/^\/tools/, '')}`),
    request: async (path, init) => app.request(`/tools${path}`, init),
    mails: () =>
      db
        .selectFrom('mail')
        .select(['key', 'recipient', 'subject', 'text', 'html'])
        .orderBy('id')
        .execute(),
    close: () => shop.close(),
  };
}

let demoEntries: ContentEntries | undefined;

/** Loads the demo content once, on first use; tests do not change it. */
function demoContent(): ContentEntries {
  const options = { demoDir: 'demo', clock: createFakeClock(), logger: silentLogger };
  demoEntries ??= createEntryStore(options).current().PUBLISHED;
  return demoEntries;
}

const emptyContent: ContentEntries = {
  notificationBanner: [],
  pages: [],
  blogs: [],
  jobs: [],
  events: [],
  faqs: [],
  features: [],
  dealers: [],
  downloads: [],
  bikes: [],
  accessories: [],
};
