import { rmSync } from 'node:fs';
import type { ContentFacts } from '@/domain/content-facts/fill-facts';
import type { Database } from '../database/database';
import { createFixtureDemo } from '../demo-source/fixtures/fixture-demo';
import { createBackendApp } from '../http/app';
import { type Logger, silentLogger } from '../observability/logger';
import { seedDemo } from '../shop/seed/seed-demo';
import type { ShopServices } from '../shop/base/context';
import { createShopApp } from '../shop/server';
import { createLegalDocuments } from '../documents/legal/legal-documents';
import { createShopPayments } from '../payments/shop-payments';
import { createVatChecker } from '../vat/vat-checker';
import { type FakeClock, fakeClock } from './fake-clock';
import { type Filling, openBeside, openTestDatabase, type TestDatabase } from './test-database';
import { testIdentity } from './test-identity';

export interface GraphqlAnswer {
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
  ): Promise<GraphqlAnswer>;
  /** The same shop as a second process serves it, on connections of its own. It is closed before this one. */
  beside(): Promise<TestShop>;
  close(): Promise<void>;
}

interface Wish {
  logger?: Logger;
  /** The whole demo instead of the fixtures. */
  demoDir?: 'demo';
  viesUrl?: string | null;
  issuer?: string;
}

/** The shop as it is at its first start, at the time all test shops begin with. */
function demoShop(demoDir: 'demo' | undefined, now: number): Filling {
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
const toldFacts: ContentFacts = {
  ...{ payHours: '24', transferDays: '7' },
  ...{ frameGuaranteeMin: '5', frameGuaranteeMax: '10' },
};

/** The shop with the fixtures' model, accessory and outlet bike, on a real database and a clock that stands still. */
export async function openTestShop(wish: Wish = {}): Promise<TestShop> {
  const clock = fakeClock();
  return serve(await openTestDatabase(demoShop(wish.demoDir, clock.now())), clock, wish);
}

function serve({ db, place, close }: TestDatabase, clock: FakeClock, wish: Wish): TestShop {
  const { logger = silentLogger, viesUrl = null, issuer } = wish;
  const tokenSecret =
    'a secret for tests only, sixty-four characters or more, as the settings want';
  const addresses = { shopUrl: siteUrl, siteUrl };
  const services = {
    ...{ db, clock, logger, tokenSecret, ...addresses, legalDocuments },
    identity: testIdentity(issuer),
    payments: createShopPayments({ canTake: () => true }),
    vatChecker: createVatChecker({ viesUrl, clock, logger, timeoutMs: 1_000 }),
  };
  const app = createBackendApp([createShopApp(services)], logger);
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
      return (await response.json()) as GraphqlAnswer;
    },
    beside: async () => {
      const other = await openBeside(place);
      return serve({ db: other, place, close: () => other.destroy() }, clock, wish);
    },
    close,
  };
}
