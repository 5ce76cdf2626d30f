import { Hono } from 'hono';
import type { B2bEnv } from '../rest/rest-context';
import type { RestServices } from '../rest/rest-context';
import { logManualReport } from './access-log.service';
import { testConnection } from './connection-test';
import { revokeCredentials, createCredentials } from './credentials.service';
import { getStockConnect } from './stock-connect.service';
import { parseStockReport } from './stock-report.service';
import { listDealerStock, handleStockReport } from './stock-report.service';

/**
 * Creates the routes for managing the connection in the dealer account. They are mounted below /b2b, which admits only
 * B2B customers: GET /stock-connect, POST and DELETE /stock-connect/credentials, POST /stock-connect/test, and POST
 * /stock-report.
 */
export function createStockConnectRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/stock-connect', async (c) =>
    c.json(await getStockConnect(services, c.get('customerId'))),
  );
  routes.post('/stock-connect/credentials', async (c) =>
    c.json(await createCredentials(services, c.get('customerId')), 201),
  );
  routes.delete('/stock-connect/credentials', async (c) => {
    await revokeCredentials(services, c.get('customerId'));
    return c.body(null, 204);
  });
  routes.post('/stock-connect/test', async (c) =>
    c.json({ steps: await testConnection(services, c.get('customerId'), c.get('language')) }),
  );
  routes.post('/stock-report', async (c) => {
    const at = services.clock.now();
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const report = parseStockReport(bytes, c.req.header('content-type') ?? '');
    const result = await handleStockReport(services, c.get('customerId'), report);
    await logManualReport(services, c.get('customerId'), { at, items: result.taken });
    return c.json(result);
  });
  return routes;
}

/** GET / publicly returns the SKUs in stock at each dealer, without quantities. */
export function createDealerStockRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ dealers: await listDealerStock(services) });
  });
  return routes;
}
