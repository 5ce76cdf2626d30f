import type { Database } from '../../database/database';
import type { Caller } from '../base/shop-context';

type Customer = Extract<Caller, { kind: 'customer' }>;

/**
 * Returns the customer with this id and its current groups; null if there is none. If the issue time of a shop token
 * (epoch milliseconds) is given, also null if tokens issued up to that time are invalid.
 */
export async function findCaller(
  db: Database,
  customerId: string,
  tokenIssuedAt?: number,
): Promise<Customer | null> {
  const rows = await db
    .selectFrom('customer')
    .leftJoin('customer_group', 'customer_group.customer_id', 'customer.id')
    .select(['customer.is_guest', 'customer.tokens_valid_from', 'customer_group.group_id'])
    .where('customer.id', '=', customerId)
    .execute();
  const [first] = rows;
  if (!first) return null;
  if (tokenIssuedAt !== undefined && tokenIssuedAt <= (first.tokens_valid_from ?? -1)) return null;
  return {
    kind: 'customer',
    userId: customerId,
    isGuest: first.is_guest === 1,
    groups: rows.map((row) => row.group_id).filter((group) => group !== null),
  };
}

interface Credentials {
  customerId: string;
  passwordHash: string;
}

/** Returns the credentials of the registered customer with this email (lower case); null if there is none. */
export async function findRegisteredCredentials(
  db: Database,
  email: string,
): Promise<Credentials | null> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('is_guest', '=', 0)
    .executeTakeFirst();
  return row ? { customerId: row.id, passwordHash: row.password_hash } : null;
}
