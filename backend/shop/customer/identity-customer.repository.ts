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
export async function giveUpEmail(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ email: `${customerId}@unknown.invalid` })
    .where('id', '=', customerId)
    .execute();
}
