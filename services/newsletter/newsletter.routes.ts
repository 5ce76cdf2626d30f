import { Hono } from 'hono';
import { z } from 'zod';
import type { RestServices } from '../rest/rest-context';
import { emailSchema, languageSchema, parseBody } from '../rest/rest-request';
import {
  confirmSubscription,
  endNewsletterSubscription,
  requestSubscription,
} from './newsletter.service';

const request = z.object({ email: emailSchema, language: languageSchema });
const link = z.object({ token: z.string().min(1).max(200) });

/**
 * POST / requests the newsletter and returns 202 whether or not the address is known; POST /confirm and /unsubscribe
 * take the token of an email. All routes use POST, so that link checkers cannot confirm anything.
 */
export function createNewsletterRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    await requestSubscription(services, await parseBody(c, request));
    return c.json({ state: 'accepted' }, 202);
  });
  routes.post('/confirm', async (c) => {
    await confirmSubscription(services, (await parseBody(c, link)).token);
    return c.json({ state: 'confirmed' });
  });
  routes.post('/unsubscribe', async (c) => {
    await endNewsletterSubscription(services, (await parseBody(c, link)).token);
    return c.json({ state: 'ended' });
  });
  return routes;
}
