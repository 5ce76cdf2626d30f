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
import { step } from '../scripts/support/log.mjs';

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

async function timed(title, work) {
  const done = step(title);
  const result = await work();
  done();
  return result;
}

rmSync('.next-bench', { recursive: true, force: true });
try {
  const cold = await timed('Cold start: seeds and builds', () => startShop(folder, ports));
  await cold.stop();
  const shop = await timed('Warm start', () => startShop(folder, ports));
  const results = {
    start: { coldMs: cold.startMs, warmMs: shop.startMs },
    weight: await timed('Weight per route', () => measurePageWeight(shop.url, routes)),
    cost: await timed('Processor a request, first byte', () => measureServerCost(shop)),
    vitals: await timed('Lighthouse, slow 4G on a phone', () =>
      measureVitals(shop.url, publicRoutes),
    ),
    load: await timed('Requests per second', () => measureLoad(shop.url)),
    middleware: await timed('Middleware', () => measureMiddleware(shop.url)),
    signIn: await timed('Sign-in', () =>
      measureSignIn(`http://127.0.0.1:${ports.backendPort}/identity`),
    ),
    orders: await timed('Orders with the start of their payment', () =>
      measureOrders(`http://127.0.0.1:${ports.backendPort}`),
    ),
    search: await timed('Search', () => measureSearch(shop.url)),
    stockConnect: await timed('Dealers’ own systems', measureStockConnect),
    memoryMb: await shop.memoryMb(),
  };
  await shop.stop();
  await growCatalogue(folder);
  const large = await startShop(folder, ports);
  const dealerTable = await timed('A dealer’s table', () => measureDealerTable(large.url));
  await large.stop();
  writeReport({ ...results, dealerTable });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
