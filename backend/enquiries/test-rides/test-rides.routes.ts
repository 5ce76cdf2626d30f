import { Hono } from 'hono';
import { z } from 'zod';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { emailInput, languageInput, plainInput, readBody } from '../../rest/read-request';
import { requestTestRide } from './test-rides.service';

/** Nobody chooses a bike and writes name and address in less. */
const minFillMs = 3_000;

const request = z.object({
  /** Made by the sender for this request: sent again, it acts once. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  dealerNumber: z.string().regex(/^\w{1,20}$/),
  sku: z.string().regex(/^[A-Za-z0-9.]{3,40}$/),
  name: plainInput(200).pipe(z.string().min(1)),
  email: emailInput,
  phone: plainInput(40).default(''),
  wish: z.union([z.literal(''), z.iso.date()]).default(''),
  message: plainInput(2_000, { hasLines: true }).default(''),
  language: languageInput,
  /** How long the form was open, in milliseconds. */
  filledInMs: z.number().nonnegative(),
  /** A field people do not see: only machines fill it in. */
  website: z.string().max(500).default(''),
});

/** POST / asks a dealer for a test ride and answers 201 with the request's id. What a machine sent is refused with 400. */
export function createTestRideRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const { filledInMs, website, ...wish } = await readBody(c, request);
    if (website !== '' || filledInMs < minFillMs) throw new RestError(400, 'looksAutomatic');
    return c.json({ id: await requestTestRide(services, wish) }, 201);
  });
  return routes;
}
