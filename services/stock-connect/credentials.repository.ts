import type { Database } from '../database/database';

export interface StoredCredentials {
  customerId: string;
  userName: string;
  secretHash: string;
  secretEnd: string;
  createdAt: number;
}

/** The credentials of a customer; null when there are none. */
export async function findCredentials(
  db: Database,
  customerId: string,
): Promise<StoredCredentials | null> {
  const row = await credentials(db).where('customer_id', '=', customerId).executeTakeFirst();
  return row ?? null;
}

/** The credentials of this user name; null when there are none. */
export async function findCredentialsByUser(
  db: Database,
  userName: string,
): Promise<StoredCredentials | null> {
  const row = await credentials(db).where('user_name', '=', userName).executeTakeFirst();
  return row ?? null;
}

/** Keeps credentials in place of those there were. */
export async function saveCredentials(db: Database, stored: StoredCredentials): Promise<void> {
  const { customerId, userName, secretHash, secretEnd, createdAt } = stored;
  const row = {
    user_name: userName,
    secret_hash: secretHash,
    secret_end: secretEnd,
    created_at: createdAt,
  };
  await db
    .insertInto('stock_connect_credential')
    .values({ customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}

/** Ends a customer's credentials; nothing happens when there are none. */
export async function removeCredentials(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('stock_connect_credential').where('customer_id', '=', customerId).execute();
}

/** What a customer's user name is built of. */
export async function findCustomerNames(
  db: Database,
  customerId: string,
): Promise<{ customerNumber: string; company: string }> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('invoice_address', 'invoice_address.customer_id', 'customer.id')
    .select(['customer.customer_number', 'invoice_address.company'])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { customerNumber: row.customer_number, company: row.company ?? '' };
}

function credentials(db: Database) {
  return db
    .selectFrom('stock_connect_credential')
    .select([
      'customer_id as customerId',
      'user_name as userName',
      'secret_hash as secretHash',
      'secret_end as secretEnd',
      'created_at as createdAt',
    ]);
}
