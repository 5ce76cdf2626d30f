import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../database/database';
import {
  ProviderApiError,
  FormBodyError,
  type FormFields,
  parseFormBody,
} from './provider-request';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PaymentProviderDependencies } from './provider-events';
import { createRefund, getRefund } from './refunds';
import { createSession, expandSession, expireSession, getPaymentSession } from './sessions';

interface StoredResponse {
  status: number;
  body: string;
}

/**
 * Runs the work once per idempotency key in the caller's transaction and returns the stored response for repeated
 * requests. Rejects another request with a known key. Errors of the work are not stored. Without a key the work always
 * runs.
 */
async function handleOnce(
  db: Database,
  { key, request, now }: { key: string | null; request: string; now: number },
  work: () => Promise<unknown>,
): Promise<StoredResponse> {
  if (key === null) return { status: 200, body: JSON.stringify(await work()) };
  if (key.length > 255)
    throw new ProviderApiError(400, 'idempotency_key_too_long', 'The key is too long.');
  const requestHash = createHash('sha256').update(request).digest('base64url');
  const known = await db
    .selectFrom('provider_call')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) {
    if (known.request_hash === requestHash) return known;
    throw new ProviderApiError(
      400,
      'idempotency_key_in_use',
      'This key was used with other parameters.',
      'idempotency_error',
    );
  }
  const answer = { status: 200, body: JSON.stringify(await work()) };
  await db
    .insertInto('provider_call')
    .values({ key, request_hash: requestHash, ...answer, created_at: now })
    .execute();
  return answer;
}

const method = (available: boolean) => ({
  available,
  display_preference: {
    overridable: null,
    preference: available ? 'on' : 'off',
    value: available ? 'on' : 'off',
  },
});

/** Available payment methods of the account, as returned by GET /v1/payment_method_configurations. */
const paymentMethodConfigurations = {
  object: 'list',
  url: '/v1/payment_method_configurations',
  has_more: false,
  data: [
    {
      ...{ id: 'pmc_embedded', object: 'payment_method_configuration', name: 'Default' },
      ...{ active: true, is_default: true, livemode: false, application: null, parent: null },
      ...{ card: method(true), paypal: method(true), klarna: method(true) },
      ...{ sepa_debit: method(true), giropay: method(false) },
    },
  ],
};

type Work = (trx: Database, fields: FormFields, now: number) => Promise<unknown>;

/**
 * Serves /v1: the part of Stripe's HTTP API needed by a shop with hosted payment pages, including its errors and
 * idempotency. Requires the secret key.
 */
export function createProviderApi(services: PaymentProviderDependencies, secretKey: string): Hono {
  const { db, clock, siteUrl } = services;
  const app = new Hono().basePath('/v1');
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${secretKey}`)
      throw new ProviderApiError(401, 'api_key_invalid', 'Invalid API key.');
    c.header('Cache-Control', 'no-store');
    await next();
  });

  const act = async (c: Context, work: Work) => {
    const text = await c.req.text();
    const fields = parseFormBody(text);
    const now = clock.now();
    const key = c.req.header('idempotency-key') ?? null;
    const request = `${c.req.path}\n${text}`;
    const answer = await inTransaction(db, (trx) =>
      handleOnce(trx, { key, request, now }, () => work(trx, fields, now)),
    );
    return c.body(answer.body, 200, { 'content-type': 'application/json' });
  };

  app.post('/checkout/sessions', (c) =>
    act(c, (trx, fields, now) => createSession(trx, fields, siteUrl, now)),
  );
  app.get('/checkout/sessions/:id', async (c) => {
    const session = await getPaymentSession(db, c.req.param('id'));
    const isExpanded = new URL(c.req.url).search.includes('payment_intent');
    return c.json(isExpanded ? await expandSession(db, session) : session);
  });
  app.post('/checkout/sessions/:id/expire', (c) =>
    act(c, (trx, _fields, now) => expireSession(trx, c.req.param('id'), now)),
  );
  app.get('/payment_method_configurations', (c) => c.json(paymentMethodConfigurations));
  app.post('/refunds', (c) => act(c, createRefund));
  app.get('/refunds/:id', async (c) => c.json(await getRefund(db, c.req.param('id'))));
  app.all('*', () => {
    throw new ProviderApiError(404, 'unknown_url', 'Unrecognized request URL.');
  });

  app.onError((error, c) => {
    if (error instanceof ProviderApiError) return c.json(error.body, error.status);
    if (error instanceof FormBodyError)
      return c.json(new ProviderApiError(400, 'parameter_invalid', error.message).body, 400);
    throw error;
  });
  return app;
}
