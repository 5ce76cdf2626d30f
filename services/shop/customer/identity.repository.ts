import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import type { Database } from '../../database/database';

export interface IdentityCustomer {
  id: string;
  email: string;
  /** Time of the latest known sign-in, in epoch seconds. */
  authenticatedAt: number;
}

/** Returns the customer linked to this identity; null if there is none. */
export async function findIdentityCustomer(
  db: Database,
  subject: string,
): Promise<IdentityCustomer | null> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'email', 'identity_auth_time'])
    .where('identity_sub', '=', subject)
    .executeTakeFirst();
  return row
    ? { id: row.id, email: row.email, authenticatedAt: row.identity_auth_time ?? 0 }
    : null;
}

/**
 * Links a customer to an identity. The customer can then sign in only through the identity service: the customer's
 * password and tokens from the shop itself become invalid.
 */
export async function linkIdentity(
  db: Database,
  customerId: string,
  { subject, authenticatedAt }: IdTokenClaims,
  now: number,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({
      identity_sub: subject,
      identity_auth_time: authenticatedAt,
      password_hash: '',
      tokens_valid_from: now,
    })
    .where('id', '=', customerId)
    .execute();
}

/** Saves the time of a customer's last sign-in and the email from the identity service. */
export async function updateIdentity(
  db: Database,
  customerId: string,
  { email, authenticatedAt }: Omit<IdentityCustomer, 'id'>,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ email, identity_auth_time: authenticatedAt })
    .where('id', '=', customerId)
    .execute();
}

/** Replaces a customer's email with an invalid address, so that another customer can use the email. */
export async function releaseEmail(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ email: `${customerId}@unknown.invalid` })
    .where('id', '=', customerId)
    .execute();
}

/** A deletion at an external user pool. It is due once the shop has deleted its own data. */
export interface IdentityDeletion {
  subject: string;
  sealedToken: string;
  createdAt: number;
}

/** Saves the data needed to delete this user at the pool, replacing an earlier entry. */
export async function insertIdentityDeletion(
  db: Database,
  { subject, sealedToken, createdAt }: IdentityDeletion,
): Promise<void> {
  const row = {
    sealed_token: sealedToken,
    created_at: createdAt,
    confirmed_at: null,
    next_attempt_at: createdAt,
  };
  await db
    .insertInto('identity_deletion')
    .values({ subject, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
}

/** Marks a prepared deletion as due, after the shop has deleted its own data. */
export async function confirmIdentityDeletion(
  db: Database,
  subject: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('identity_deletion')
    .set({ confirmed_at: now })
    .where('subject', '=', subject)
    .execute();
}

/** Returns the deletions at an external user pool that are due at `now`. */
export async function listDueIdentityDeletions(
  db: Database,
  now: number,
): Promise<IdentityDeletion[]> {
  const rows = await db
    .selectFrom('identity_deletion')
    .select(['subject', 'sealed_token', 'created_at'])
    .where('confirmed_at', 'is not', null)
    .where('next_attempt_at', '<=', now)
    .execute();
  return rows.map((row) => ({
    subject: row.subject,
    sealedToken: row.sealed_token,
    createdAt: row.created_at,
  }));
}

/** Stores the time of the next attempt at a deletion. */
export async function postponeIdentityDeletion(
  db: Database,
  subject: string,
  nextAt: number,
): Promise<void> {
  await db
    .updateTable('identity_deletion')
    .set({ next_attempt_at: nextAt })
    .where('subject', '=', subject)
    .execute();
}

/** Removes a deletion that is completed or cannot succeed. */
export async function removeIdentityDeletion(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('identity_deletion').where('subject', '=', subject).execute();
}

/** Removes deletions prepared before this time and never confirmed. */
export async function removeUnconfirmedDeletions(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('identity_deletion')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

/** Returns true while the deletion at the user pool is pending. */
export async function isDeletionPending(db: Database, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_deletion')
    .select('subject')
    .where('subject', '=', subject)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
