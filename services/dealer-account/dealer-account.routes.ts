import { Hono } from 'hono';
import type { RestServices, B2bEnv } from '../rest/rest-context';
import { markChangesAsRead, getOverview } from './overview/overview.service';
import type { DealerAccountServices } from './files/dealer-files';
import { createAvailabilityRoutes } from './availability/availability.routes';
import { createFileRoutes } from './files/files.routes';
import { createImageRoutes } from './images/images.routes';
import { createB2bInvoiceRoutes } from './orders/invoices.routes';
import { createMasterDataRoutes } from './master-data/master-data.routes';
import { createB2bOrderRoutes } from './orders/orders.routes';

/** GET /overview returns the data of the dealer account's first page; POST /overview/read marks its changes as read. */
function createOverviewRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/overview', async (c) =>
    c.json(await getOverview(services, c.get('customerId'), c.get('language'))),
  );
  routes.post('/overview/read', async (c) => {
    await markChangesAsRead(services, c.get('customerId'));
    return c.body(null, 204);
  });
  return routes;
}

/** Creates the routes of the dealer account. The guard of /b2b must run before them. */
export function createDealerAccountRoutes(services: DealerAccountServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.route('/', createOverviewRoutes(services));
  routes.route('/', createAvailabilityRoutes(services));
  routes.route('/', createB2bOrderRoutes(services));
  routes.route('/', createB2bInvoiceRoutes(services));
  routes.route('/', createFileRoutes(services));
  routes.route('/', createImageRoutes(services));
  routes.route('/', createMasterDataRoutes(services));
  return routes;
}
