import type { Database } from '../database/database';

export interface StoredCredentials {
  customerId: string;
  userName: string;
  secretHash: string;
  secretEnd: string;
  createdAt: number;
}

export async function findCredentials(
  db: Database,
  customerId: string,
): Promise<StoredCredentials | null> {
  const row = await credentials(db).where('customer_id', '=', customerId).executeTakeFirst();
  return row ?? null;
}

/** Returns the credentials of this user name, or null. */
export async function findCredentialsByUser(
  db: Database,
  userName: string,
): Promise<StoredCredentials | null> {
  const row = await credentials(db).where('user_name', '=', userName).executeTakeFirst();
  return row ?? null;
}

/** Saves credentials, replacing existing ones. */
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

export async function removeCredentials(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('stock_connect_credential').where('customer_id', '=', customerId).execute();
}

/** Returns the customer number and the company (empty if there is none), from which the user name is created. */
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
