import { Hono } from 'hono';
import type { B2bEnv } from '../rest/b2b-context';
import type { RestServices } from '../rest/rest-services';
import { byHand, insertCall } from './access-log/access-log.repository';
import { testConnection } from './connection-test';
import { removeCredentials } from './credentials/credentials.repository';
import { makeCredentials } from './credentials/credentials.service';
import { readStockConnect } from './stock-connect.service';
import { readReport } from './stock-report/read-report';
import { listDealerStock, takeReport } from './stock-report/stock-report.service';

/**
 * The dealer's own side of the connection, below the guard of /b2b: GET /stock-connect, POST and DELETE /stock-connect/credentials,
 * POST /stock-connect/test, and POST /stock-report.
 */
export function createStockConnectRoutes(services: RestServices): Hono<B2bEnv> {
  const { db, clock } = services;
  const routes = new Hono<B2bEnv>();
  routes.get('/stock-connect', async (c) =>
    c.json(await readStockConnect(services, c.get('customerId'))),
  );
  routes.post('/stock-connect/credentials', async (c) =>
    c.json(await makeCredentials(services, c.get('customerId')), 201),
  );
  routes.delete('/stock-connect/credentials', async (c) => {
    await removeCredentials(db, c.get('customerId'));
    return c.body(null, 204);
  });
  routes.post('/stock-connect/test', async (c) =>
    c.json({ steps: await testConnection(services, c.get('customerId'), c.get('language')) }),
  );
  routes.post('/stock-report', async (c) => {
    const at = clock.now();
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const report = readReport(bytes, c.req.header('content-type') ?? '');
    const result = await takeReport(services, c.get('customerId'), report);
    await insertCall(db, c.get('customerId'), {
      ...{ at, operation: byHand, items: result.taken, code: 200 },
      milliseconds: clock.now() - at,
    });
    return c.json(result);
  });
  return routes;
}

/** GET / tells everybody which articles lie at which dealer; never how many. */
export function createDealerStockRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ dealers: await listDealerStock(services) });
  });
  return routes;
}
