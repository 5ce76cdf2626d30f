import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { dayMs, hourMs, secondMs } from '@/domain/time/durations';
import type { Database } from '../database/database';
import type { FormFields } from './provider-request';
import { ProviderApiError } from './provider-request';
import { recordEvent } from './provider-events';
import {
  findProviderObject,
  createProviderId,
  saveProviderObject,
} from './provider-object.repository';
import type { SessionBody } from './provider-object.repository';

const wholeCents = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const sessionSchema = z.object({
  mode: z.literal('payment'),
  line_items: z
    .array(
      z.object({
        quantity: wholeCents.default(1),
        price_data: z.object({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: wholeCents,
          product_data: z.object({ name: z.string().min(1).max(250) }),
        }),
      }),
    )
    .min(1)
    .max(100),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: wholeCents
    .or(
      z
        .string()
        .regex(/^\d{10}$/)
        .transform(Number),
    )
    .optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.string().transform(createEmailTransform()).optional(),
  locale: z.enum(['de', 'en', 'auto']).default('auto'),
  metadata: z.record(z.string(), z.string()).default({}),
  allowed_payment_method_types: z.array(z.string()).default(['card']),
});

/** Half an hour in seconds. */
const halfHour = hourMs / secondMs / 2;
const day = dayMs / secondMs;

/** Creates a hosted payment page. Rejects invalid amounts, URLs and expiry times with the API's errors. */
export async function createSession(
  db: Database,
  fields: FormFields,
  siteUrl: string,
  now: number,
): Promise<SessionBody> {
  const parsed = sessionSchema.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = issue?.path.join('.') ?? 'body';
    throw new ProviderApiError(
      400,
      'parameter_invalid',
      `Invalid ${name}: ${issue?.message ?? ''}`,
    );
  }
  const { line_items: lines, ...given } = parsed.data;
  const created = Math.floor(now / 1000);
  const expiresAt = given.expires_at ?? created + day;
  if (expiresAt < created + halfHour || expiresAt > created + day)
    throw new ProviderApiError(
      400,
      'parameter_invalid',
      'expires_at must be 30 minutes to 24 hours away',
    );
  const [first] = lines;
  const total = lines.reduce((sum, line) => sum + line.quantity * line.price_data.unit_amount, 0);
  const id = createProviderId('session');
  const session: SessionBody = {
    ...{ id, object: 'checkout.session', mode: 'payment', livemode: false },
    ...{ status: 'open', payment_status: 'unpaid', payment_intent: null },
    amount_subtotal: total,
    amount_total: total,
    currency: first?.price_data.currency ?? 'eur',
    created,
    expires_at: expiresAt,
    client_reference_id: given.client_reference_id ?? null,
    customer_email: given.customer_email ?? null,
    locale: given.locale,
    metadata: given.metadata,
    payment_method_types: given.allowed_payment_method_types,
    success_url: given.success_url.replace('{CHECKOUT_SESSION_ID}', id),
    cancel_url: given.cancel_url,
    url: `${siteUrl}/pay/${id}`,
    line_names: lines.map((line) => line.price_data.product_data.name),
  };
  await saveProviderObject(db, 'session', session, expiresAt * 1000);
  return session;
}

/** Returns the session with this id, or null. */
export function findPaymentSession(db: Database, id: string): Promise<SessionBody | null> {
  return findProviderObject(db, 'session', id);
}

/** Replaces the payment's id in a session by the payment, like the API's expansion. */
export async function expandSession(db: Database, session: SessionBody) {
  if (session.payment_intent === null) return session;
  return {
    ...session,
    payment_intent: await findProviderObject(db, 'intent', session.payment_intent),
  };
}

/** Returns the session with this id. Throws the API's 404 error when there is none. */
export async function getPaymentSession(db: Database, id: string): Promise<SessionBody> {
  const session = await findProviderObject(db, 'session', id);
  if (session) return session;
  throw new ProviderApiError(404, 'resource_missing', 'No such checkout.session');
}

/**
 * Expires an open session, in the caller's transaction. Rejects one that is not open, like the API, as it may have been
 * paid.
 */
export async function expireSession(db: Database, id: string, now: number): Promise<SessionBody> {
  const session = await getPaymentSession(db, id);
  if (session.status !== 'open')
    throw new ProviderApiError(400, 'session_not_open', 'Only open sessions can be expired.');
  const expired: SessionBody = { ...session, status: 'expired', url: null };
  await saveProviderObject(db, 'session', expired, null);
  await recordEvent(db, 'checkout.session.expired', expired, now);
  return expired;
}
