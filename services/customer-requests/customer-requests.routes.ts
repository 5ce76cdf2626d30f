import { Hono } from 'hono';
import type { RestServices } from '../rest/rest-context';
import {
  parseCustomerRequest,
  botTrapFields,
  contactMessageSchema,
  testRideRequestSchema,
} from './customer-request-schemas';
import { submitContactMessage } from './contact.service';
import { requestTestRide } from './test-rides.service';

const contactRequest = contactMessageSchema.extend(botTrapFields);

/** POST / sends a message to the company and returns 201 with its id. Bots are rejected with 400. */
export function createContactRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const id = await submitContactMessage(services, await parseCustomerRequest(c, contactRequest));
    return c.json({ id }, 201);
  });
  return routes;
}

const testRideRequest = testRideRequestSchema.extend(botTrapFields);

/** POST / requests a test ride from a dealer and returns 201 with the request's id. Bots are rejected with 400. */
export function createTestRideRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const id = await requestTestRide(services, await parseCustomerRequest(c, testRideRequest));
    return c.json({ id }, 201);
  });
  return routes;
}
