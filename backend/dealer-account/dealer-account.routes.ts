import { Hono } from 'hono';
import type { DealerAccountServices } from './dealer-account-services';
import { createAvailabilityRoutes } from './availability/availability.routes';
import type { B2bEnv } from '../rest/b2b-context';
import { createFileRoutes } from './files/files.routes';
import { createImageRoutes } from './images/images.routes';
import { createB2bInvoiceRoutes } from './invoices/invoices.routes';
import { createMasterDataRoutes } from './master-data/master-data.routes';
import { createB2bOrderRoutes } from './orders/orders.routes';
import { createOverviewRoutes } from './overview/overview.routes';

/** The dealer account, below the guard of /b2b. */
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
