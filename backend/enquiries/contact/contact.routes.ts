import { Hono } from 'hono';
import { z } from 'zod';
import { contactTopics } from '@/domain/contact/contact-topic';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { emailInput, languageInput, plainInput, readBody } from '../../rest/read-request';
import { takeMessage } from './contact.service';

/** Nobody reads the form, chooses a topic and writes a sentence in less. */
const minFillMs = 3_000;

const message = z.object({
  /** Made by the sender for this message: sent again, it acts once. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  topic: z.enum(contactTopics),
  name: plainInput(200).pipe(z.string().min(1)),
  email: emailInput,
  orderNumber: plainInput(40).default(''),
  text: plainInput(4_000, { hasLines: true }).pipe(z.string().min(1)),
  language: languageInput,
  /** How long the form was open, in milliseconds. */
  filledInMs: z.number().nonnegative(),
  /** A field people do not see: only machines fill it in. */
  website: z.string().max(500).default(''),
});

/** POST / takes a message to the company and answers 201 with its id. What a machine sent is refused with 400. */
export function createContactRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const { filledInMs, website, ...written } = await readBody(c, message);
    if (website !== '' || filledInMs < minFillMs) throw new RestError(400, 'looksAutomatic');
    return c.json({ id: await takeMessage(services, written) }, 201);
  });
  return routes;
}
