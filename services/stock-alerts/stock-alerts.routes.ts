import { Hono } from 'hono';
import { z } from 'zod';
import { emailSchema, languageSchema, parseBody } from '../rest/rest-request';
import type { RestServices } from '../rest/rest-context';
import { confirmStockAlert, cancelStockAlert, requestStockAlert } from './stock-alerts.service';

const request = z.object({
  email: emailSchema,
  language: languageSchema,
  sku: z.string().regex(/^[A-Za-z0-9.-]{3,40}$/),
  /** Day on which the article is needed, as 2026-12-04; empty for as soon as possible. */
  day: z.union([z.literal(''), z.iso.date()]).default(''),
});
const link = z.object({ token: z.string().min(1).max(200) });

/**
 * POST / requests a stock alert and returns 202 whether or not the address is known; POST /confirm and /end take the
 * token of an email. All routes use POST, so that link checkers cannot confirm or end anything.
 */
export function createStockAlertRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    await requestStockAlert(services, await parseBody(c, request));
    return c.json({ state: 'accepted' }, 202);
  });
  routes.post('/confirm', async (c) => {
    await confirmStockAlert(services, (await parseBody(c, link)).token);
    return c.json({ state: 'confirmed' });
  });
  routes.post('/end', async (c) => {
    await cancelStockAlert(services, (await parseBody(c, link)).token);
    return c.json({ state: 'ended' });
  });
  return routes;
}
