import type { Database } from './database/database';
import { closedSinceAll } from './shop/customer/customer.repository';

const batchSize = 500;

/**
 * Removes users of the embedded identity whose account was deleted at the shop while the user stayed (before decision 302). A user whom the
 * shop has not seen yet has no deleted account and stays, as does one who signed in again after the deletion.
 */
export async function removeClosedUsers(db: Database): Promise<void> {
  let after = '';
  for (;;) {
    const subjects = await usersWithoutCustomer(db, after);
    const last = subjects.at(-1);
    if (last === undefined) return;
    for (const { subject, closedAt } of await closedSinceAll(db, subjects))
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

/** One statement: a sign-in or a new customer that came meanwhile keeps the user. */
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
