import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import type { IntentBody, ProviderBody, RefundBody, SessionBody } from './provider-objects';

const kinds = { session: 'cs_test_', intent: 'pi_', refund: 're_', event: 'evt_' };

interface Bodies {
  session: SessionBody;
  intent: IntentBody;
  refund: RefundBody;
}

export type Kind = keyof Bodies;

/** A new id that nobody can guess, beginning as the provider's do. */
export function providerId(kind: keyof typeof kinds): string {
  return `${kinds[kind]}${randomBytes(24).toString('base64url').replace(/[-_]/g, '0')}`;
}

/** The object with this id; null when there is none of this kind. */
export async function findObject<K extends Kind>(
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
export async function saveObject(
  db: Database,
  kind: Kind,
  body: ProviderBody,
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
export async function findDueObjects(
  db: Database,
  now: number,
): Promise<{ kind: Kind; id: string }[]> {
  const rows = await db
    .selectFrom('provider_object')
    .select(['id', 'kind'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(50)
    .execute();
  return rows.map(({ id, kind }) => ({ id, kind: kind as Kind }));
}

/** What was given back of a payment or is about to be, in cents. */
export async function refundedCents(db: Database, intentId: string): Promise<number> {
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
