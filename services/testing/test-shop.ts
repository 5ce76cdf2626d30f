import { rmSync } from 'node:fs';
import type { ContentVariables } from '@/domain/content/content-variables';
import type { Database } from '../database/database';
import { createFixtureDemoFolder } from '../demo-data/fixtures/fixture-demo';
import { createServicesApp } from '../http/server';
import { type Logger, silentLogger } from '../platform/logger';
import type { EmbeddedShopLevel } from '../platform/services-config';
import { seedDemo } from '../shop/seed/seed-demo';
import type { ShopServices } from '../shop/base/shop-context';
import { createShopApp } from '../shop/shop-app';
import { createLegalDocuments } from '../documents/legal-documents';
import { createShopPayments } from '../payments/shop-payments';
import { createVatChecker } from '../shop/base/vat-checker';
import { type FakeClock, createFakeClock } from './fake-clock-and-vies';
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
  /** Location of the database, for opening it again. */
  place: string;
  clock: FakeClock;
  /** The shop's services, for starting further services on the same database. */
  services: ShopServices;
  /** Sends an HTTP request to the shop without a socket. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a GraphQL request; a token goes into the Authorization header. */
  query(
    query: string,
    options?: {
      variables?: Record<string, unknown>;
      token?: string | undefined;
      language?: string;
    },
  ): Promise<GraphqlResponse>;
  /** Opens the same shop like a second process, with separate connections. Must be closed before this one. */
  openSecondProcess(): Promise<TestShop>;
  close(): Promise<void>;
}

interface TestShopOptions {
  logger?: Logger;
  /** Uses the whole demo data instead of the fixtures. */
  demoDir?: 'demo';
  viesUrl?: string | null;
  issuer?: string;
  level?: EmbeddedShopLevel;
}

/** Returns the initial content of a test shop's database: a shop seeded at `now` (epoch milliseconds). */
function demoShop(demoDir: 'demo' | undefined, now: number): DatabaseTemplate {
  return {
    name: `shop-${demoDir ?? 'fixtures'}`,
    fill: async (db) => {
      const folder = demoDir ?? createFixtureDemoFolder();
      await seedDemo(db, folder, now, () => undefined);
      if (demoDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const shopPath = '/widget.php?cl=graphql&skipSession=1';

const siteUrl = 'http://localhost:3000';
/** Legal documents of the demo, generated once per test file, as generating them is slow. */
const legalDocuments = createLegalDocuments('demo', siteUrl, silentLogger, () => contentVariables);

/** Values of the placeholders in the demo's terms. */
const contentVariables: ContentVariables = {
  ...{ payHours: '24', transferDays: '7' },
  ...{ frameGuaranteeMin: '5', frameGuaranteeMax: '10' },
};

/** Opens a shop with the fixtures' model, accessory and outlet bike, on a real database with a fake clock. */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const clock = createFakeClock();
  return serve(await openTestDatabase(demoShop(options.demoDir, clock.now())), clock, options);
}

function serve(
  { db, location, close }: TestDatabase,
  clock: FakeClock,
  options: TestShopOptions,
): TestShop {
  const { logger = silentLogger, viesUrl = null, issuer, level = 'full' } = options;
  const tokenSecret =
    'a secret for tests only, sixty-four characters or more, as the settings want';
  const addresses = { shopUrl: siteUrl, siteUrl };
  const services = {
    ...{ db, clock, logger, tokenSecret, ...addresses, legalDocuments },
    identity: createTestIdentity(issuer),
    payments: createShopPayments({ canAccept: () => true }),
    vatChecker: createVatChecker({ viesUrl, clock, logger, timeoutMs: 1_000 }),
  };
  const app = createServicesApp([createShopApp(services, { level })], logger);
  const request = async (path: string, init?: RequestInit) => app.request(path, init);

  return {
    db,
    place: location,
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
    openSecondProcess: async () => {
      const other = await openSecondConnection(location);
      return serve({ db: other, location, close: () => other.destroy() }, clock, options);
    },
    close,
  };
}
