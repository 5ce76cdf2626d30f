import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { writeReport } from './report.mjs';
import { say, step } from '../scripts/support/log.mjs';

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

async function timed(title, work) {
  const done = step(title);
  const result = await work();
  done();
  return result;
}

/** What could not be measured, with the reason: the rest is measured and told all the same. */
const failed = {};

async function measured(title, work) {
  try {
    return await timed(title, work);
  } catch (error) {
    say(`  could not be measured: ${error.stack}`);
    failed[title] = String(error.message);
    return null;
  }
}

async function measureShop(shop) {
  return {
    weight: await measured('Weight per route', () => measurePageWeight(shop.url, routes)),
    cost: await measured('Processor a request, first byte', () => measureServerCost(shop)),
    vitals: await measured('Lighthouse, slow 4G on a phone', () =>
      measureVitals(shop.url, publicRoutes),
    ),
    load: await measured('Requests per second', () => measureLoad(shop.url)),
    middleware: await measured('Middleware', () => measureMiddleware(shop.url)),
    signIn: await measured('Sign-in', () => measureSignIn(`${backendUrl}/identity`)),
    orders: await measured('Orders with the start of their payment', () =>
      measureOrders(backendUrl),
    ),
    search: await measured('Search', () => measureSearch(shop.url)),
    memoryMb: await shop.memoryMb(),
  };
}

/** The same shop with thousands of articles. */
async function measureLargeShop(shop) {
  return {
    stockConnect: await measured('Dealers’ own systems', () =>
      measureStockConnect({ url: shop.url, backendUrl }),
    ),
    dealerTable: await measured('A dealer’s table', () => measureDealerTable(shop.url)),
  };
}

rmSync('.next-bench', { recursive: true, force: true });
try {
  const cold = await timed('Cold start: seeds and builds', () => startShop(folder, ports));
  await cold.stop();
  const shop = await timed('Warm start', () => startShop(folder, ports));
  const start = { coldMs: cold.startMs, warmMs: shop.startMs };
  const ofShop = await measureShop(shop);
  await shop.stop();
  await growCatalogue(folder);
  const large = await startShop(folder, ports);
  const ofLarge = await measureLargeShop(large);
  await large.stop();
  const tookMinutes = Math.round((performance.now() - startedAt) / 6_000) / 10;
  writeReport({ tookMinutes, failed, start, ...ofShop, ...ofLarge });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = Object.keys(failed).length === 0 ? 0 : 1;
