import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-services';
import { readEnquiry, trapInput } from '../enquiry-input';
import { testRideWish } from './test-ride-wish';
import { requestTestRide } from './test-rides.service';

const request = testRideWish.extend(trapInput);

/** POST / asks a dealer for a test ride and answers 201 with the request's id. What a machine sent is refused with 400. */
export function createTestRideRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const id = await requestTestRide(services, await readEnquiry(c, request));
    return c.json({ id }, 201);
  });
  return routes;
}
