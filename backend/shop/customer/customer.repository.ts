import type { Database } from '../../database/database';
import type { CustomerModel } from './customer-model';

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
export async function findRegistered(
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
