import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-services';
import { readEnquiry, trapInput } from '../enquiry-input';
import { contactMessage } from './contact-message';
import { takeMessage } from './contact.service';

const message = contactMessage.extend(trapInput);

/** POST / takes a message to the company and answers 201 with its id. What a machine sent is refused with 400. */
export function createContactRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const id = await takeMessage(services, await readEnquiry(c, message));
    return c.json({ id }, 201);
  });
  return routes;
}
