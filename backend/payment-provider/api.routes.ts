import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Database, inTransaction } from '../database/database';
import { FormBodyError, type FormFields, readFormBody } from './form-body';
import { answerOnce } from './idempotent';
import type { ProviderServices } from './provider-services';
import { methodConfigurations } from './method-configurations';
import { ProviderError } from './provider-error';
import { createRefund, getRefund } from './refunds';
import { createSession, expandSession, expireSession, requireSession } from './sessions';

type Work = (trx: Database, fields: FormFields, now: number) => Promise<unknown>;

/**
 * /v1: the part of Stripe's HTTP API that a shop with hosted payment pages uses, with its errors and its idempotency. Only the
 * holder of the secret key is answered.
 */
export function createProviderApi(services: ProviderServices, secretKey: string): Hono {
  const { db, clock, siteUrl } = services;
  const app = new Hono().basePath('/v1');
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${secretKey}`)
      throw new ProviderError(401, 'api_key_invalid', 'Invalid API key.');
    c.header('Cache-Control', 'no-store');
    await next();
  });

  const act = async (c: Context, work: Work) => {
    const text = await c.req.text();
    const fields = readFormBody(text);
    const now = clock.now();
    const key = c.req.header('idempotency-key') ?? null;
    const request = `${c.req.path}\n${text}`;
    const answer = await inTransaction(db, (trx) =>
      answerOnce(trx, { key, request, now }, () => work(trx, fields, now)),
    );
    return c.body(answer.body, 200, { 'content-type': 'application/json' });
  };

  app.post('/checkout/sessions', (c) =>
    act(c, (trx, fields, now) => createSession(trx, fields, siteUrl, now)),
  );
  app.get('/checkout/sessions/:id', async (c) => {
    const session = await requireSession(db, c.req.param('id'));
    const isExpanded = new URL(c.req.url).search.includes('payment_intent');
    return c.json(isExpanded ? await expandSession(db, session) : session);
  });
  app.post('/checkout/sessions/:id/expire', (c) =>
    act(c, (trx, _fields, now) => expireSession(trx, c.req.param('id'), now)),
  );
  app.get('/payment_method_configurations', (c) => c.json(methodConfigurations));
  app.post('/refunds', (c) => act(c, createRefund));
  app.get('/refunds/:id', async (c) => c.json(await getRefund(db, c.req.param('id'))));
  app.all('*', () => {
    throw new ProviderError(404, 'unknown_url', 'Unrecognized request URL.');
  });

  app.onError((error, c) => {
    if (error instanceof ProviderError) return c.json(error.body, error.status);
    if (error instanceof FormBodyError)
      return c.json(new ProviderError(400, 'parameter_invalid', error.message).body, 400);
    throw error;
  });
  return app;
}
