import type { TestPaymentResult } from './test-payment-methods';
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';

/** String values, as in the API. */
type Metadata = Record<string, string>;

/** A hosted payment page and its state, as returned by the API. */
export interface SessionBody {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  livemode: false;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  payment_intent: string | null;
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  /** Unix seconds. */
  created: number;
  expires_at: number;
  client_reference_id: string | null;
  customer_email: string | null;
  locale: string;
  metadata: Metadata;
  payment_method_types: string[];
  success_url: string;
  cancel_url: string;
  /** Null unless the session is open. */
  url: string | null;
  /** Names of the line items shown on the page. */
  line_names: string[];
}

/** The payment belonging to a session. */
export interface IntentBody {
  id: string;
  object: 'payment_intent';
  livemode: false;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  amount: number;
  currency: string;
  created: number;
  metadata: Metadata;
  /** Internal fields that are not part of the API: the session's id and the later result. */
  session: string;
  outcome: TestPaymentResult;
}

export interface RefundBody {
  id: string;
  object: 'refund';
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
  currency: string;
  created: number;
  payment_intent: string;
  metadata: Metadata;
  failure_reason: string | null;
}

export type ProviderObject = SessionBody | IntentBody | RefundBody;

const kinds = { session: 'cs_test_', intent: 'pi_', refund: 're_', event: 'evt_' };

interface Bodies {
  session: SessionBody;
  intent: IntentBody;
  refund: RefundBody;
}

export type ProviderObjectKind = keyof Bodies;

/** Creates a random id with the provider's prefix. */
export function createProviderId(kind: keyof typeof kinds): string {
  return `${kinds[kind]}${randomBytes(24).toString('base64url').replace(/[-_]/g, '0')}`;
}

/** Returns the object of this kind and id, or null. */
export async function findProviderObject<K extends ProviderObjectKind>(
  db: Database,
  kind: K,
  id: string,
): Promise<Bodies[K] | null> {
  const row = await db
    .selectFrom('provider_object')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? (JSON.parse(row.body) as Bodies[K]) : null;
}

/** Inserts or updates an object. `dueAt` is its next scheduled change in epoch milliseconds, null for none. */
export async function saveProviderObject(
  db: Database,
  kind: ProviderObjectKind,
  body: ProviderObject,
  dueAt: number | null,
): Promise<void> {
  const row = { body: JSON.stringify(body), due_at: dueAt };
  await db
    .insertInto('provider_object')
    .values({ id: body.id, kind, created_at: body.created * 1000, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Lists objects whose scheduled change is due, the longest due first, at most fifty. */
export async function listDueObjects(
  db: Database,
  now: number,
): Promise<{ kind: ProviderObjectKind; id: string }[]> {
  const rows = await db
    .selectFrom('provider_object')
    .select(['id', 'kind'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(50)
    .execute();
  return rows.map(({ id, kind }) => ({ id, kind: kind as ProviderObjectKind }));
}

/** Returns the sum of completed and pending refunds of a payment in cents. */
export async function getRefundedCents(db: Database, intentId: string): Promise<number> {
  const rows = await db
    .selectFrom('provider_object')
    .select('body')
    .where('kind', '=', 'refund')
    .execute();
  return rows
    .map(({ body }) => JSON.parse(body) as RefundBody)
    .filter((refund) => refund.payment_intent === intentId && refund.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
}
