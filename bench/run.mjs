import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { measurePageWeight } from './page-weight.mjs';
import { measureServerCost } from './server-cost.mjs';
import { measureVitals } from './vitals.mjs';
import { measureLoad } from './load.mjs';
import { measureMiddleware } from './middleware.mjs';
import { measureSignIn } from './sign-in.mjs';
import { measureOrders } from './orders.mjs';
import { measureSearch } from './search.mjs';
import { measureStockConnect } from './stock-connect.mjs';
import { growCatalogue, measureDealerTable } from './dealer-table.mjs';
import { startShop } from './shop-process.mjs';
import { openReport } from './report.mjs';
import { say, step } from '../scripts/support/log.mjs';

/**
 * @import { Shop } from './shop-process.mjs'
 * @import { Parts } from './tables.mjs'
 */

/** By then Node has looked for garbage at rest and given back what it took for the load. */
const restMs = 50_000;

/** The pages most visitors come to first, which Lighthouse measures as well; each in German, the first language. */
const publicRoutes = [
  '/de',
  '/de/bikes',
  '/de/bikes/ludwig',
  '/de/accessories/klingel-mitte',
  '/de/bikes/outlet/antonia-an9-2024-salbei-m',
  '/de/dealers/aarevelo-bern',
  '/de/news/160-rahmen',
];
/** Others whose weight is watched. */
const routes = [
  ...publicRoutes,
  '/de/bikes/ludwig/configuration',
  '/de/accessories',
  '/de/checkout/cart',
  '/de/login',
];

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const ports = { port: process.env.PORT ?? '3410', backendPort: process.env.BACKEND_PORT ?? '4410' };
const backendUrl = `http://127.0.0.1:${ports.backendPort}`;
const startedAt = performance.now();

/**
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
async function timed(title, work) {
  const done = step(title);
  const result = await work();
  done();
  return result;
}

/** Written after each part: a bench that is broken off leaves what it had. */
const report = openReport(() => Math.round((performance.now() - startedAt) / 6_000) / 10);

/**
 * What cannot be measured is told with its reason, and the rest is measured all the same.
 * @template {keyof Parts} Name
 * @param {Name} part
 * @param {string} title
 * @param {() => Promise<Parts[Name]>} work
 */
async function measured(part, title, work) {
  try {
    report.add({ [part]: await timed(title, work) });
  } catch (error) {
    say(`  could not be measured: ${error.stack}`);
    report.fail(title, error);
  }
}

/** @param {Shop} shop */
async function measureShop(shop) {
  const { url } = shop;
  await measured('weight', 'Weight per route', () => measurePageWeight(url, routes));
  await measured('cost', 'Processor a request, first byte', () => measureServerCost(shop));
  await measured('vitals', 'Lighthouse, slow 4G on a phone', () =>
    measureVitals(url, publicRoutes),
  );
  await measured('load', 'Requests per second', () => measureLoad(url));
  await measured('middleware', 'Middleware', () => measureMiddleware(url));
  await measured('signIn', 'Sign-in', () => measureSignIn(`${backendUrl}/identity`));
  await measured('orders', 'Orders with the start of their payment', () =>
    measureOrders(backendUrl),
  );
  await measured('search', 'Search', () => measureSearch(url));
  const memoryMb = shop.memoryMb();
  await setTimeout(restMs);
  report.add({ memoryMb, restingMb: shop.memoryMb() });
}

/**
 * The same shop with thousands of articles.
 * @param {Shop} shop
 */
async function measureLargeShop({ url }) {
  await measured('stockConnect', 'Dealers’ own systems', () =>
    measureStockConnect({ url, backendUrl }),
  );
  await measured('dealerTable', 'A dealer’s table', () => measureDealerTable(url));
}

rmSync('.next-bench', { recursive: true, force: true });
try {
  const cold = await timed('Cold start: seeds and builds', () => startShop(folder, ports));
  await cold.stop();
  const shop = await timed('Warm start', () => startShop(folder, ports));
  report.add({ start: { coldMs: cold.startMs, warmMs: shop.startMs } });
  await measureShop(shop);
  await shop.stop();
  await growCatalogue(folder);
  const large = await startShop(folder, ports);
  await measureLargeShop(large);
  await large.stop();
  process.exitCode = report.end() ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
