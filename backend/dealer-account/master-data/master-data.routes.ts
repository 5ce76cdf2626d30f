import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-services';
import { readBody } from '../../rest/read-request';
import type { B2bEnv } from '../../rest/b2b-context';
import { saveDeliveryWish } from '../../shop/customer/customer.service';
import { deliveryWishInput, masterDataInput } from './master-data-input';
import { readMasterData, requestMasterData } from './master-data.service';

/**
 * GET /master-data is what is known of the caller; POST wishes it to be other, which somebody reviews. How their baskets begin is
 * the dealer's own and set at once by POST /master-data/delivery-wish.
 */
export function createMasterDataRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/master-data', async (c) =>
    c.json(await readMasterData(services, c.get('customerId'))),
  );
  routes.post('/master-data', async (c) => {
    const wanted = await readBody(c, masterDataInput);
    const wish = { wanted, language: c.get('language') };
    return c.json(await requestMasterData(services, c.get('customerId'), wish));
  });
  routes.post('/master-data/delivery-wish', async (c) => {
    const { deliveryWish } = await readBody(c, deliveryWishInput);
    await saveDeliveryWish(services.db, c.get('customerId'), deliveryWish);
    return c.json(await readMasterData(services, c.get('customerId')));
  });
  return routes;
}
