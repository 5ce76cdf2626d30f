import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-services';
import type { B2bEnv } from '../../rest/b2b-context';
import { markAsRead, readOverview } from './overview.service';

/** GET /overview is what the caller's account opens with; POST /overview/read marks its changes as read. */
export function createOverviewRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/overview', async (c) =>
    c.json(await readOverview(services, c.get('customerId'), c.get('language'))),
  );
  routes.post('/overview/read', async (c) => {
    await markAsRead(services, c.get('customerId'));
    return c.body(null, 204);
  });
  return routes;
}
