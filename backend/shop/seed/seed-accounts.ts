import { b2bGroupId } from '@/domain/customer/customer-type';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import { newId } from '../../database/ids';
import type { AccountsFile } from '../../demo-source/accounts-file';
import { addressRow } from '../address/address.repository';
import { nextNumber } from '../base/next-number';
import { hashPassword } from '../base/password-hash';
import type { ProductSeed } from './product-seed';
import { seedBaskets } from './seed-baskets';
import { seedOrders } from './seed-orders';
import { seedTestRides } from './seed-test-rides';

type Account = AccountsFile[number];

/**
 * Writes the demo customers with groups, addresses, kept baskets and past orders. Part of the seed's transaction, after
 * seedSettings and the products, which are given by their SKU.
 */
export async function seedAccounts(
  db: Database,
  accounts: AccountsFile,
  products: ReadonlyMap<string, ProductSeed>,
  now: number,
): Promise<void> {
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password)));
  for (const [index, account] of accounts.entries())
    await seedAccount(db, account, hashes[index] ?? '', products, now);
}

async function seedAccount(
  db: Database,
  account: Account,
  passwordHash: string,
  products: ReadonlyMap<string, ProductSeed>,
  now: number,
): Promise<void> {
  const id = newId();
  await db
    .insertInto('customer')
    .values({
      id,
      customer_number: String(await nextNumber(db, 'customer')),
      shb_customer_number: account.shbCustomerNumber,
      email: account.email.toLowerCase(),
      password_hash: passwordHash,
      is_guest: 0,
      birthdate: account.birthdate ? Date.parse(account.birthdate) : null,
      registered_at: now,
      credit_limit_cents: account.creditLimitCents ?? null,
      dealer_number: account.dealerNumber ?? null,
    })
    .execute();
  await db
    .insertInto('customer_group')
    .values(account.groups.map((groupId) => ({ customer_id: id, group_id: groupId })))
    .execute();
  const { vatID, mobile, ...invoiceAddress } = account.invoiceAddress;
  await db
    .insertInto('invoice_address')
    .values({
      ...addressRow(invoiceAddress),
      customer_id: id,
      vat_id: vatID,
      vat_id_state: vatID === '' ? 'NONE' : 'CONFIRMED',
      vat_id_checked_at: vatID === '' ? null : now,
      mobile,
      created_at: now,
      updated_at: now,
    })
    .execute();
  for (const [index, address] of account.deliveryAddresses.entries()) {
    await db
      .insertInto('delivery_address')
      .values({ ...addressRow(address), id: newId(), customer_id: id, updated_at: now + index })
      .execute();
  }
  await seedBaskets(db, id, account.baskets, products, now);
  const isB2bCustomer = account.groups.includes(b2bGroupId);
  const owner = { id, email: account.email.toLowerCase(), isB2bCustomer };
  await seedOrders(db, owner, account.orders, products, now);
  await seedTestRides(db, account, now);
  if (account.overviewReadDaysAgo === undefined) return;
  const read_at = now - account.overviewReadDaysAgo * dayMs;
  await db.insertInto('dealer_overview').values({ customer_id: id, read_at }).execute();
}
