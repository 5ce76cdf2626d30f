import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-context';
import { parseBody } from '../../rest/rest-request';
import type { B2bEnv } from '../../rest/rest-context';
import { shipmentPreferenceSchema, masterDataSchema } from './master-data-schema';
import {
  getMasterData,
  requestMasterDataChange,
  updateShipmentPreference,
} from './master-data.service';

/**
 * GET /master-data returns the caller's master data; POST requests a change, which has to be reviewed. POST
 * /master-data/delivery-wish sets the default shipment preference of new baskets at once.
 */
export function createMasterDataRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/master-data', async (c) =>
    c.json(await getMasterData(services, c.get('customerId'))),
  );
  routes.post('/master-data', async (c) => {
    const wanted = await parseBody(c, masterDataSchema);
    const input = { wanted, language: c.get('language') };
    return c.json(await requestMasterDataChange(services, c.get('customerId'), input));
  });
  routes.post('/master-data/delivery-wish', async (c) => {
    const { deliveryWish } = await parseBody(c, shipmentPreferenceSchema);
    await updateShipmentPreference(services, c.get('customerId'), deliveryWish);
    return c.json(await getMasterData(services, c.get('customerId')));
  });
  return routes;
}
