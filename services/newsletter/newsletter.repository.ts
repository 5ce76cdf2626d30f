import type { Selectable } from 'kysely';
import type { Language } from '@/domain/locale/language';
import type { Database } from '../database/database';
import type { NewsletterSubscriptionTable } from '../database/tables/customer-request-tables';

/** A newsletter subscription with its proof of consent. Times are epoch milliseconds. */
export interface NewsletterSubscription {
  id: string;
  email: string;
  language: Language;
  state: 'pending' | 'confirmed' | 'ended';
  consentVersion: string;
  requestedAt: number;
  confirmedAt: number | null;
  endedAt: number | null;
  mailedAt: number;
  confirmHash: string | null;
  confirmUntil: number | null;
}

/** Returns the subscription of an email address (lower case), or null. */
export function findSubscriptionByEmail(
  db: Database,
  email: string,
): Promise<NewsletterSubscription | null> {
  return find(db, 'email', email);
}

/** Returns the subscription whose confirmation token has this hash, or null. */
export function findSubscriptionByConfirmHash(
  db: Database,
  hash: string,
): Promise<NewsletterSubscription | null> {
  return find(db, 'confirm_hash', hash);
}

export function findSubscription(db: Database, id: string): Promise<NewsletterSubscription | null> {
  return find(db, 'id', id);
}

export async function saveSubscription(
  db: Database,
  subscription: NewsletterSubscription,
): Promise<void> {
  const row = toRow(subscription);
  await db
    .insertInto('newsletter_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/**
 * Deletes requests made before `requestedBefore` that were not confirmed, and subscriptions that ended before
 * `endedBefore`. Returns their number.
 */
export async function removeExpiredSubscriptions(
  db: Database,
  { requestedBefore, endedBefore }: { requestedBefore: number; endedBefore: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscription')
    .where(({ and, or, eb }) =>
      or([
        and([eb('state', '=', 'pending'), eb('requested_at', '<', requestedBefore)]),
        and([eb('state', '=', 'ended'), eb('ended_at', '<', endedBefore)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function find(
  db: Database,
  column: 'email' | 'confirm_hash' | 'id',
  value: string,
): Promise<NewsletterSubscription | null> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

function toRow(subscription: NewsletterSubscription): NewsletterSubscriptionTable {
  return {
    id: subscription.id,
    email: subscription.email,
    language: subscription.language,
    state: subscription.state,
    consent_version: subscription.consentVersion,
    requested_at: subscription.requestedAt,
    confirmed_at: subscription.confirmedAt,
    ended_at: subscription.endedAt,
    mailed_at: subscription.mailedAt,
    confirm_hash: subscription.confirmHash,
    confirm_until: subscription.confirmUntil,
  };
}

function toSubscription(row: Selectable<NewsletterSubscriptionTable>): NewsletterSubscription {
  return {
    id: row.id,
    email: row.email,
    language: row.language === 'en' ? 'en' : 'de',
    state: row.state === 'confirmed' || row.state === 'ended' ? row.state : 'pending',
    consentVersion: row.consent_version,
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    endedAt: row.ended_at,
    mailedAt: row.mailed_at,
    confirmHash: row.confirm_hash,
    confirmUntil: row.confirm_until,
  };
}
