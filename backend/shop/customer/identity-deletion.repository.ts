import type { Database } from '../../database/database';

/** A deletion at a user pool elsewhere. It counts from the moment the shop has deleted its part. */
export interface IdentityDeletion {
  subject: string;
  sealedToken: string;
  createdAt: number;
}

/** Notes what the deletion of this user will need. A later one replaces it. */
export async function prepareIdentityDeletion(
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
export async function dueIdentityDeletions(db: Database, now: number): Promise<IdentityDeletion[]> {
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
export async function endIdentityDeletion(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('identity_deletion').where('subject', '=', subject).execute();
}

/** Forgets deletions that were prepared before this time and never came. */
export async function forgetUnconfirmedDeletions(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('identity_deletion')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

/** True while the identity's part of a deletion is still to be done. */
export async function isDeletionUnderWay(db: Database, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_deletion')
    .select('subject')
    .where('subject', '=', subject)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
