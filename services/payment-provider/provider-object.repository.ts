import type { TestPaymentResult } from './test-payment-methods';
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';

/** Text to text, as the API takes and gives it. */
type Metadata = Record<string, string>;

/** A hosted payment page and what became of it, as the API answers it. */
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
  /** Null unless open. */
  url: string | null;
  /** What the buyer reads on the page. */
  line_names: string[];
}

/** The payment behind a session. */
export interface IntentBody {
  id: string;
  object: 'payment_intent';
  livemode: false;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  amount: number;
  currency: string;
  created: number;
  metadata: Metadata;
  /** How it was paid, and what follows from it later; the API does not tell. */
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

/** A new id that nobody can guess, beginning as the provider's do. */
export function createProviderId(kind: keyof typeof kinds): string {
  return `${kinds[kind]}${randomBytes(24).toString('base64url').replace(/[-_]/g, '0')}`;
}

/** The object with this id; null when there is none of this kind. */
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

/** Writes an object as it is now. `dueAt` is when something happens to it by itself, in epoch milliseconds; null for never. */
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

/** What something happens to by now, the longest due first, at most fifty. */
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

/** What was given back of a payment or is about to be, in cents. */
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
