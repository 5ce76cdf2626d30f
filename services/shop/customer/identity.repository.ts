import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import type { Database } from '../../database/database';

export interface IdentityCustomer {
  id: string;
  email: string;
  /** The latest sign-in the shop has seen, in epoch seconds. */
  authenticatedAt: number;
}

/** The customer this identity is linked with; null when the shop has not seen it. */
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

/** From now on the customer signs in through the identity only: the shop's own password and all its tokens are worthless. */
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

/** Notes a sign-in and the identity's e-mail. */
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

/** Frees the e-mail of a customer; nothing can be sent to what stands in its place. */
export async function releaseEmail(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ email: `${customerId}@unknown.invalid` })
    .where('id', '=', customerId)
    .execute();
}

/** A deletion at a user pool elsewhere. It counts from the moment the shop has deleted its part. */
export interface IdentityDeletion {
  subject: string;
  sealedToken: string;
  createdAt: number;
}

/** Notes what the deletion of this user will need. A later one replaces it. */
export async function insertIdentityDeletion(
  db: Database,
  { subject, sealedToken, createdAt }: IdentityDeletion,
): Promise<void> {
  const row = {
    sealed_token: sealedToken,
    created_at: createdAt,
    confirmed_at: null,
    next_at: createdAt,
  };
  await db
    .insertInto('identity_deletion')
    .values({ subject, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
}

/** The shop has deleted its part: a deletion that was prepared is to be done. */
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

/** The deletions that are to be tried now. */
export async function listDueIdentityDeletions(
  db: Database,
  now: number,
): Promise<IdentityDeletion[]> {
  const rows = await db
    .selectFrom('identity_deletion')
    .select(['subject', 'sealed_token', 'created_at'])
    .where('confirmed_at', 'is not', null)
    .where('next_at', '<=', now)
    .execute();
  return rows.map((row) => ({
    subject: row.subject,
    sealedToken: row.sealed_token,
    createdAt: row.created_at,
  }));
}

/** Tries a deletion again at this time. */
export async function postponeIdentityDeletion(
  db: Database,
  subject: string,
  nextAt: number,
): Promise<void> {
  await db
    .updateTable('identity_deletion')
    .set({ next_at: nextAt })
    .where('subject', '=', subject)
    .execute();
}

/** The deletion is done, or can never be. */
export async function removeIdentityDeletion(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('identity_deletion').where('subject', '=', subject).execute();
}

/** Forgets deletions that were prepared before this time and never came. */
export async function removeUnconfirmedDeletions(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('identity_deletion')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

/** True while the identity's part of a deletion is still to be done. */
export async function isDeletionPending(db: Database, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_deletion')
    .select('subject')
    .where('subject', '=', subject)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
