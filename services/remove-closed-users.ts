import type { Database } from './database/database';
import { listAccountDeletions } from './shop/customer/customer.repository';

const batchSize = 500;

/**
 * Deletes users of the embedded identity service whose shop account was deleted while the user was kept, as in earlier
 * versions. Users without a shop account and users who signed in again after the deletion are kept.
 */
export async function removeClosedUsers(db: Database): Promise<void> {
  let after = '';
  for (;;) {
    const subjects = await usersWithoutCustomer(db, after);
    const last = subjects.at(-1);
    if (last === undefined) return;
    for (const { subject, closedAt } of await listAccountDeletions(db, subjects))
      await removeUnlessBack(db, subject, closedAt);
    after = last;
  }
}

async function usersWithoutCustomer(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_user')
    .leftJoin('customer', 'customer.identity_sub', 'identity_user.id')
    .select('identity_user.id')
    .where('customer.id', 'is', null)
    .where('identity_user.id', '>', after)
    .orderBy('identity_user.id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes a user who has neither signed in nor become a customer again since the shop account was deleted. Checks and
 * deletes in a single statement, so that a user who signs in at the same time is kept.
 */
async function removeUnlessBack(db: Database, subject: string, closedAt: number): Promise<void> {
  await db
    .deleteFrom('identity_user')
    .where('id', '=', subject)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity_session')
            .select('identity_session.id')
            .where('identity_session.user_id', '=', subject)
            .where('identity_session.started_at', '>', closedAt),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer').select('customer.id').where('customer.identity_sub', '=', subject),
        ),
      ),
    )
    .execute();
}
