import { rmSync } from 'node:fs';
import type { ContentVariables } from '@/domain/content/content-variables';
import type { Database } from '../database/database';
import { createFixtureDemo } from '../demo-data/fixtures/fixture-demo';
import { createServicesApp } from '../http/server';
import { type Logger, silentLogger } from '../platform/logger';
import { seedDemo } from '../shop/seed/seed-demo';
import type { ShopServices } from '../shop/base/shop-context';
import { createShopApp } from '../shop/shop-app';
import { createLegalDocuments } from '../documents/legal-documents';
import { createShopPayments } from '../payments/shop-payments';
import { createVatChecker } from '../shop/base/vat-checker';
import { type FakeClock, createFakeClock } from './fakes';
import {
  type DatabaseTemplate,
  openSecondConnection,
  openTestDatabase,
  type TestDatabase,
} from './test-database';
import { createTestIdentity } from './test-id-token';

export interface GraphqlResponse {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  data?: any;
  errors?: {
    message: string;
    path?: unknown[];
    locations?: unknown[];
    extensions?: Record<string, unknown>;
  }[];
}

export interface TestShop {
  db: Database;
  /** Where the database is, to be opened a second time. */
  place: string;
  clock: FakeClock;
  /** For further services on the same database. */
  services: ShopServices;
  /** One HTTP request to the backend, without a socket. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** One GraphQL request; a token goes into the Authorization header. */
  query(
    query: string,
    options?: {
      variables?: Record<string, unknown>;
      token?: string | undefined;
      language?: string;
    },
  ): Promise<GraphqlResponse>;
  /** The same shop as a second process serves it, on connections of its own. It is closed before this one. */
  beside(): Promise<TestShop>;
  close(): Promise<void>;
}

interface TestShopOptions {
  logger?: Logger;
  /** The whole demo instead of the fixtures. */
  demoDir?: 'demo';
  viesUrl?: string | null;
  issuer?: string;
}

/** The shop as it is at its first start, at the time all test shops begin with. */
function demoShop(demoDir: 'demo' | undefined, now: number): DatabaseTemplate {
  return {
    name: `shop-${demoDir ?? 'fixtures'}`,
    fill: async (db) => {
      const folder = demoDir ?? createFixtureDemo();
      await seedDemo(db, folder, now, () => undefined);
      if (demoDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const shopPath = '/widget.php?cl=graphql&skipSession=1';

const siteUrl = 'http://localhost:3000';
/** Made once for all shops of a test file: it takes a moment. */
const legalDocuments = createLegalDocuments('demo', siteUrl, silentLogger, () => toldFacts);

/** What the demo's terms repeat of the data. */
const toldFacts: ContentVariables = {
  ...{ payHours: '24', transferDays: '7' },
  ...{ frameGuaranteeMin: '5', frameGuaranteeMax: '10' },
};

/** The shop with the fixtures' model, accessory and outlet bike, on a real database and a clock that stands still. */
export async function openTestShop(wish: TestShopOptions = {}): Promise<TestShop> {
  const clock = createFakeClock();
  return serve(await openTestDatabase(demoShop(wish.demoDir, clock.now())), clock, wish);
}

function serve(
  { db, place, close }: TestDatabase,
  clock: FakeClock,
  wish: TestShopOptions,
): TestShop {
  const { logger = silentLogger, viesUrl = null, issuer } = wish;
  const tokenSecret =
    'a secret for tests only, sixty-four characters or more, as the settings want';
  const addresses = { shopUrl: siteUrl, siteUrl };
  const services = {
    ...{ db, clock, logger, tokenSecret, ...addresses, legalDocuments },
    identity: createTestIdentity(issuer),
    payments: createShopPayments({ canAccept: () => true }),
    vatChecker: createVatChecker({ viesUrl, clock, logger, timeoutMs: 1_000 }),
  };
  const app = createServicesApp([createShopApp(services)], logger);
  const request = async (path: string, init?: RequestInit) => app.request(path, init);

  return {
    db,
    place,
    clock,
    services,
    request,
    query: async (query, { variables, token, language = 'de' } = {}) => {
      const headers = {
        'content-type': 'application/json',
        'accept-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const response = await request(shopPath, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphqlResponse;
    },
    beside: async () => {
      const other = await openSecondConnection(place);
      return serve({ db: other, place, close: () => other.destroy() }, clock, wish);
    },
    close,
  };
}
