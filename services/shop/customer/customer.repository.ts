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
  /** Integer cents a b2b customer may owe on invoice; null: there is no bound. */
  creditLimitCents: number | null;
  /** The adrNumber of their entry in the dealer finder; null without one. */
  dealerNumber: string | null;
}

/** The customer with this id; null when there is none. */
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

/** The one guest account of this e-mail with this key, never another's; null when there is none. */
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

/** True when a registered customer has this e-mail (lower case); guests do not count. */
export async function isRegistered(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .where('is_guest', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** The registered customer of this e-mail (lower case) and its identity; null when there is none. */
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

/** The identity this customer signs in with; null without one. */
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

/** Removes a customer with groups, addresses and baskets, and frees the vouchers those held. Orders stay, without customer. */
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

/** Adds a customer to the group of those who have not ordered yet, which holds the basket rights. */
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

/** Moves a customer from those who have not ordered yet to those who have. */
export async function markAsOrdered(db: Database, customerId: string): Promise<void> {
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

/** What a customer's baskets begin with; everything together for whom nothing is known of. */
export async function getShipmentPreference(
  db: Database,
  customerId: string,
): Promise<ShipmentMode> {
  const row = await db
    .selectFrom('customer')
    .select('delivery_wish')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return parseShipmentMode(row?.delivery_wish ?? null) ?? 'together';
}

/** Sets what a customer's baskets begin with; those that were told otherwise stay as they are. */
export async function saveShipmentPreference(
  db: Database,
  customerId: string,
  wish: ShipmentMode,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ delivery_wish: wish })
    .where('id', '=', customerId)
    .execute();
}

/** When the account of this identity was deleted, in epoch milliseconds; null when it never was. */
export async function findAccountDeletedAt(db: Database, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom('closed_account')
    .select('closed_at')
    .where('subject_hash', '=', hashSubject(subject))
    .executeTakeFirst();
  return row?.closed_at ?? null;
}

/** Those of these identities whose account was deleted, and when, in epoch milliseconds. */
export async function closedSinceAll(
  db: Database,
  subjects: readonly string[],
): Promise<{ subject: string; closedAt: number }[]> {
  const byHash = new Map(subjects.map((subject) => [hashSubject(subject), subject]));
  const rows = await db
    .selectFrom('closed_account')
    .selectAll()
    .where('subject_hash', 'in', [...byHash.keys()])
    .execute();
  return rows.flatMap(({ subject_hash, closed_at }) => {
    const subject = byHash.get(subject_hash);
    return subject === undefined ? [] : [{ subject, closedAt: closed_at }];
  });
}

/** Notes that the account of this identity was deleted. Only a digest of its id is kept. */
export async function saveAccountDeletion(
  db: Database,
  subject: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('closed_account')
    .values({ subject_hash: hashSubject(subject), closed_at: now })
    .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet({ closed_at: now }))
    .execute();
}

function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}
