import { type Database, inTransaction } from '../../database/database';
import { newId } from '../../database/sql-helpers';
import {
  markCustomerAsOrdered,
  findAccountDeletedAt,
  findRegisteredCustomer,
  insertCustomer,
  isRegistered,
} from './customer.repository';
import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import type { ShopServices } from '../base/shop-context';
import { createNextNumber } from '../base/number-sequences';
import {
  isDeletionPending,
  type IdentityCustomer,
  findIdentityCustomer,
  releaseEmail,
  linkIdentity,
  updateIdentity,
} from './identity.repository';

/**
 * Copies a guest's invoice address and delivery addresses to a customer, for the account and the next checkout. Each
 * kind is copied only if the customer has no address of that kind. The guest keeps the addresses.
 */
async function claimGuestAddresses(
  db: Database,
  customerId: string,
  guestId: string,
): Promise<void> {
  const invoicesOf = (id: string) =>
    db.selectFrom('invoice_address').selectAll().where('customer_id', '=', id).execute();
  const deliveriesOf = (id: string) =>
    db.selectFrom('delivery_address').selectAll().where('customer_id', '=', id).execute();

  if ((await invoicesOf(customerId)).length === 0) {
    for (const address of await invoicesOf(guestId)) {
      const copy = { ...address, customer_id: customerId };
      await db.insertInto('invoice_address').values(copy).execute();
    }
  }
  if ((await deliveriesOf(customerId)).length === 0) {
    for (const address of await deliveriesOf(guestId)) {
      const copy = { ...address, id: newId(), customer_id: customerId };
      await db.insertInto('delivery_address').values(copy).execute();
    }
  }
}

/**
 * Moves guest orders with this email (lower case) and their redeemed vouchers to the customer, and copies the latest
 * guest's addresses if the customer has none. Orders of registered customers are not moved. Call it in the transaction
 * in which the email was verified.
 */
async function claimGuestOrders(db: Database, customerId: string, email: string): Promise<void> {
  const guests = db
    .selectFrom('customer')
    .select('id')
    .where('is_guest', '=', 1)
    .where('email', '=', email);
  const latest = await db
    .selectFrom('order')
    .select('customer_id')
    .where('customer_id', 'in', guests)
    .orderBy('ordered_at', 'desc')
    .executeTakeFirst();
  if (!latest?.customer_id) return;
  await db
    .updateTable('order')
    .set({ customer_id: customerId })
    .where('customer_id', 'in', guests)
    .execute();
  await db
    .updateTable('invoice')
    .set({ customer_id: customerId })
    .where('customer_id', 'in', guests)
    .execute();
  await db
    .insertInto('ordered_product')
    .columns(['customer_id', 'product_id'])
    .expression((eb) =>
      eb
        .selectFrom('ordered_product')
        .select([eb.val(customerId).as('customer_id'), 'product_id'])
        .distinct()
        .where('customer_id', 'in', guests),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('voucher')
    .set({ customer_id: customerId })
    .where('customer_id', 'in', guests)
    .where('order_id', 'is not', null)
    .execute();
  await claimGuestAddresses(db, customerId, latest.customer_id);
  await markCustomerAsOrdered(db, customerId);
}

/**
 * Returns the customer id for an identity's verified claims. On the identity's first sign-in it links the registered
 * customer with the same email, who can then sign in only through the identity service, or creates a new customer;
 * concurrent first requests create only one. On the first and each later sign-in, guest orders with this email are
 * moved to the customer. Returns null if the account was deleted after this sign-in, or while its deletion at the user
 * pool is pending.
 */
export async function resolveIdentityCustomer(
  services: Pick<ShopServices, 'db' | 'clock'>,
  claims: IdTokenClaims,
): Promise<string | null> {
  const known = await findIdentityCustomer(services.db, claims.subject);
  if (known && !(await needsUpdate(services.db, known, claims))) return known.id;
  return inTransaction(services.db, async (trx) => {
    const now = services.clock.now();
    const closedAt = await findAccountDeletedAt(trx, claims.subject);
    if (closedAt !== null && claims.authenticatedAt * 1000 <= closedAt) return null;
    if (closedAt !== null && (await isDeletionPending(trx, claims.subject))) return null;
    const customerId = await customerOf(trx, claims, now);
    await claimGuestOrders(trx, customerId, claims.email);
    return customerId;
  });
}

/**
 * Returns true if the stored customer must be updated: the user has signed in again since, or has a new email that no
 * other customer uses.
 */
async function needsUpdate(
  db: Database,
  known: IdentityCustomer,
  { authenticatedAt, email }: IdTokenClaims,
): Promise<boolean> {
  if (authenticatedAt > known.authenticatedAt) return true;
  return email !== known.email && !(await isRegistered(db, email));
}

async function customerOf(trx: Database, claims: IdTokenClaims, now: number): Promise<string> {
  const known = await findIdentityCustomer(trx, claims.subject);
  if (known) {
    const isFree = known.email === claims.email || !(await isRegistered(trx, claims.email));
    await updateIdentity(trx, known.id, {
      email: isFree ? claims.email : known.email,
      authenticatedAt: Math.max(known.authenticatedAt, claims.authenticatedAt),
    });
    return known.id;
  }
  const sameEmail = await findRegisteredCustomer(trx, claims.email);
  if (sameEmail && sameEmail.identitySubject === null) {
    await linkIdentity(trx, sameEmail.id, claims, now);
    return sameEmail.id;
  }
  // The customer who previously had this email keeps the account; the next sign-in updates that customer's email.
  if (sameEmail) await releaseEmail(trx, sameEmail.id);
  return createCustomer(trx, claims, now);
}

async function createCustomer(trx: Database, claims: IdTokenClaims, now: number): Promise<string> {
  const customer = {
    id: newId(),
    email: claims.email,
    customerNumber: String(await createNextNumber(trx, 'customer')),
    shbCustomerNumber: '',
    isGuest: false,
    birthdateAt: null,
    registeredAt: now,
    creditLimitCents: null,
    dealerNumber: null,
  };
  await insertCustomer(trx, customer, '');
  await linkIdentity(trx, customer.id, claims, now);
  return customer.id;
}
