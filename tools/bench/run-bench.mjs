import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { measurePageWeight } from './measure-page-weight.mjs';
import { measureServerCost } from './measure-server-cost.mjs';
import { measureVitals } from './measure-vitals.mjs';
import { measureLoad } from './measure-load.mjs';
import { measureMiddleware } from './measure-middleware.mjs';
import { measureSignIn } from './measure-sign-in.mjs';
import { measureOrders } from './measure-orders.mjs';
import { measureSearch } from './measure-search.mjs';
import { measureStockConnect } from './measure-stock-connect.mjs';
import { addBenchArticles, measureDealerTable } from './measure-dealer-table.mjs';
import { startBenchShop } from './bench-processes.mjs';
import { createBenchReport } from './bench-report.mjs';
import { printLine, startProgressStep } from '../../server/supervisor/console.mjs';

/**
 * @import { BenchShop } from './bench-processes.mjs'
 * @import { Parts } from './report-tables.mjs'
 */

/**
 * Wait in ms before memory at rest is measured. By then Node has collected garbage while idle and released the memory
 * it used under load.
 */
const idleWaitMs = 50_000;

/** Public pages, in German (the default language), that Lighthouse measures in addition to their weight. */
const publicRoutes = [
  '/de',
  '/de/bikes',
  '/de/bikes/ludwig',
  '/de/accessories/klingel-mitte',
  '/de/bikes/outlet/antonia-an9-2024-salbei-m',
  '/de/dealers/aarevelo-bern',
  '/de/news/160-rahmen',
];
/** All pages whose weight is measured. */
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
async function measureStep(title, work) {
  const done = startProgressStep(title);
  const result = await work();
  done();
  return result;
}

/** The report is written after each measurement, so that an aborted run keeps its results. */
const report = createBenchReport(() => Math.round((performance.now() - startedAt) / 6_000) / 10);

/**
 * Runs one measurement. A failure is reported with its reason and does not stop the others.
 * @template {keyof Parts} Name
 * @param {Name} part
 * @param {string} title
 * @param {() => Promise<Parts[Name]>} work
 */
async function measurePart(part, title, work) {
  try {
    report.add({ [part]: await measureStep(title, work) });
  } catch (error) {
    printLine(`  could not be measured: ${error.stack}`);
    report.fail(title, error);
  }
}

/** @param {BenchShop} shop */
async function measureShop(shop) {
  const { url } = shop;
  await measurePart('weight', 'Weight per route', () => measurePageWeight(url, routes));
  await measurePart('cost', 'Processor a request, first byte', () => measureServerCost(shop));
  await measurePart('vitals', 'Lighthouse, slow 4G on a phone', () =>
    measureVitals(url, publicRoutes),
  );
  await measurePart('load', 'Requests per second', () => measureLoad(url));
  await measurePart('middleware', 'Middleware', () => measureMiddleware(url));
  await measurePart('signIn', 'Sign-in', () => measureSignIn(`${backendUrl}/identity`));
  await measurePart('orders', 'Orders with the start of their payment', () =>
    measureOrders(backendUrl),
  );
  await measurePart('search', 'Search', () => measureSearch(url));
  const memoryMb = shop.memoryMb();
  await setTimeout(idleWaitMs);
  report.add({ memoryMb, restingMb: shop.memoryMb() });
}

/**
 * Measures the same shop with thousands of articles.
 * @param {BenchShop} shop
 */
async function measureLargeShop({ url }) {
  await measurePart('stockConnect', 'Dealers’ own systems', () =>
    measureStockConnect({ url, backendUrl }),
  );
  await measurePart('dealerTable', 'A dealer’s table', () => measureDealerTable(url));
}

rmSync('.next-bench', { recursive: true, force: true });
try {
  const cold = await measureStep('Cold start: seeds and builds', () =>
    startBenchShop(folder, ports),
  );
  await cold.stop();
  const shop = await measureStep('Warm start', () => startBenchShop(folder, ports));
  report.add({ start: { coldMs: cold.startMs, warmMs: shop.startMs } });
  await measureShop(shop);
  await shop.stop();
  await addBenchArticles(folder);
  const large = await startBenchShop(folder, ports);
  await measureLargeShop(large);
  await large.stop();
  process.exitCode = report.end() ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
