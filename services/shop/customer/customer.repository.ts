import type { Database } from '../../database/database';
import { type ShipmentMode, parseShipmentMode } from '@/domain/delivery/shipment';
import { createHash } from 'node:crypto';

/** A customer or guest. Times are epoch milliseconds. */
export interface CustomerModel {
  id: string;
  email: string;
  customerNumber: string;
  shbCustomerNumber: string;
  isGuest: boolean;
  birthdateAt: number | null;
  registeredAt: number;
  /** A b2b customer's own credit limit in integer cents; null: the limit of the payment method applies. */
  creditLimitCents: number | null;
  /** The adrNumber (number in the dealer finder) of the customer's entry; null if there is none. */
  dealerNumber: string | null;
}

/** Returns the customer with this id; null if there is none. */
export async function findCustomer(db: Database, id: string): Promise<CustomerModel | null> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    customerNumber: row.customer_number,
    shbCustomerNumber: row.shb_customer_number,
    isGuest: row.is_guest === 1,
    birthdateAt: row.birthdate,
    registeredAt: row.registered_at,
    creditLimitCents: row.credit_limit_cents,
    dealerNumber: row.dealer_number,
  };
}

/** Returns the id of the guest account with this email and key; null if there is none. */
export async function findGuestId(
  db: Database,
  email: string,
  keyHash: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .where('password_hash', '=', keyHash)
    .where('is_guest', '=', 1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns true if a registered customer has this email (lower case). Guests do not count. */
export async function isRegistered(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .where('is_guest', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the registered customer with this email (lower case) and the linked id at the identity service; null if there
 * is none.
 */
export async function findRegisteredCustomer(
  db: Database,
  email: string,
): Promise<{ id: string; identitySubject: string | null } | null> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'identity_sub'])
    .where('email', '=', email)
    .where('is_guest', '=', 0)
    .executeTakeFirst();
  return row ? { id: row.id, identitySubject: row.identity_sub } : null;
}

/** Returns the id (subject) at the identity service with which this customer signs in; null if there is none. */
export async function findIdentitySubject(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('customer')
    .select('identity_sub')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.identity_sub ?? null;
}

/** Sets a customer's birthdate, in epoch milliseconds. */
export async function setBirthdate(db: Database, id: string, birthdate: number): Promise<void> {
  await db.updateTable('customer').set({ birthdate }).where('id', '=', id).execute();
}

/**
 * Removes a customer with groups, addresses and baskets, and releases the baskets' vouchers. Orders are kept without a
 * customer.
 */
export async function removeCustomer(db: Database, id: string): Promise<void> {
  const baskets = db.selectFrom('basket').select('id').where('owner_id', '=', id);
  await db
    .deleteFrom('voucher')
    .where('order_id', 'is', null)
    .where('basket_id', 'in', baskets)
    .execute();
  await db.deleteFrom('basket').where('owner_id', '=', id).execute();
  await db.deleteFrom('customer').where('id', '=', id).execute();
}

/** Inserts a customer in the group oxidnotyetordered, which has the basket rights. */
export async function insertCustomer(
  db: Database,
  customer: CustomerModel,
  passwordHash: string,
): Promise<void> {
  await db
    .insertInto('customer')
    .values({
      id: customer.id,
      customer_number: customer.customerNumber,
      shb_customer_number: customer.shbCustomerNumber,
      email: customer.email,
      password_hash: passwordHash,
      is_guest: customer.isGuest ? 1 : 0,
      birthdate: customer.birthdateAt,
      registered_at: customer.registeredAt,
      credit_limit_cents: customer.creditLimitCents,
      dealer_number: customer.dealerNumber,
    })
    .execute();
  await db
    .insertInto('customer_group')
    .values({ customer_id: customer.id, group_id: 'oxidnotyetordered' })
    .execute();
}

/** Moves a customer from the group oxidnotyetordered to oxidcustomer. */
export async function markCustomerAsOrdered(db: Database, customerId: string): Promise<void> {
  await db
    .deleteFrom('customer_group')
    .where('customer_id', '=', customerId)
    .where('group_id', '=', 'oxidnotyetordered')
    .execute();
  await db
    .insertInto('customer_group')
    .values({ customer_id: customerId, group_id: 'oxidcustomer' })
    .onConflict((conflict) => conflict.columns(['customer_id', 'group_id']).doNothing())
    .execute();
}

/** Returns the default shipment preference of a customer's baskets; `together` if the customer is unknown. */
export async function getShipmentPreference(
  db: Database,
  customerId: string,
): Promise<ShipmentMode> {
  const row = await db
    .selectFrom('customer')
    .select('shipment_preference')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return parseShipmentMode(row?.shipment_preference ?? null) ?? 'together';
}

/** Sets the default shipment preference of a customer's baskets. Baskets with their own choice do not change. */
export async function saveShipmentPreference(
  db: Database,
  customerId: string,
  mode: ShipmentMode,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ shipment_preference: mode })
    .where('id', '=', customerId)
    .execute();
}

/**
 * Returns the time at which the account of this identity was deleted, in epoch milliseconds; null if it was not
 * deleted.
 */
export async function findAccountDeletedAt(db: Database, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom('deleted_account')
    .select('deleted_at')
    .where('subject_hash', '=', hashSubject(subject))
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}

/**
 * Returns the times, in epoch milliseconds, at which the accounts of these identities were deleted. Identities without
 * a deletion are left out.
 */
export async function listAccountDeletions(
  db: Database,
  subjects: readonly string[],
): Promise<{ subject: string; closedAt: number }[]> {
  const byHash = new Map(subjects.map((subject) => [hashSubject(subject), subject]));
  const rows = await db
    .selectFrom('deleted_account')
    .selectAll()
    .where('subject_hash', 'in', [...byHash.keys()])
    .execute();
  return rows.flatMap(({ subject_hash, deleted_at }) => {
    const subject = byHash.get(subject_hash);
    return subject === undefined ? [] : [{ subject, closedAt: deleted_at }];
  });
}

/** Records the deletion of the account of this identity. Only a digest of the identity's id is stored. */
export async function saveAccountDeletion(
  db: Database,
  subject: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('deleted_account')
    .values({ subject_hash: hashSubject(subject), deleted_at: now })
    .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet({ deleted_at: now }))
    .execute();
}

function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}
