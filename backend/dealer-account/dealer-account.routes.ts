import { Hono } from 'hono';
import { createStockConnectRoutes } from '../stock-connect/stock-connect.routes';
import type { RestServices } from '../rest/rest-services';
import { languageOf } from '../rest/read-request';
import { createAvailabilityRoutes } from './availability/availability.routes';
import type { B2bEnv } from '../rest/b2b-context';
import { createDeliveryNoteRoutes } from '../documents/delivery-note/delivery-note.routes';
import { createFileRoutes } from './files/files.routes';
import { createImageRoutes } from './images/images.routes';
import { createB2bInvoiceRoutes } from './invoices/invoices.routes';
import { createMasterDataRoutes } from './master-data/master-data.routes';
import { createB2bOrderRoutes } from './orders/orders.routes';
import { createOverviewRoutes } from './overview/overview.routes';
import { requireB2b } from '../rest/require-b2b';

/**
 * Everything for b2b customers under /tools/b2b. Whatever is mounted below the guard is refused to everybody else, unknown addresses
 * included; routes take the customer from the context and never from the request.
 */
export function createB2bRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.use(async (c, next) => {
    c.set('customerId', await requireB2b(services, c));
    c.set('language', languageOf(c));
    await next();
  });
  routes.route('/', createOverviewRoutes(services));
  routes.route('/', createAvailabilityRoutes(services));
  routes.route('/', createB2bOrderRoutes(services));
  routes.route('/', createDeliveryNoteRoutes(services));
  routes.route('/', createB2bInvoiceRoutes(services));
  routes.route('/', createFileRoutes(services));
  routes.route('/', createImageRoutes(services));
  routes.route('/', createMasterDataRoutes(services));
  routes.route('/', createStockConnectRoutes(services));
  return routes;
}
