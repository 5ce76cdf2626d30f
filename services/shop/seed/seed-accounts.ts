import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import { newId } from '../../database/sql-helpers';
import {
  type AccountsFile,
  accountsFileSchema,
  filterAccountsWithSecretPassword,
} from '../../demo-data/demo-accounts';
import { insertBasket, insertBasketItem } from '../basket/basket.repository';
import { type ProductSeed, getSeedProduct } from './product-seed';
import { addDays, toBerlinDay } from '@/domain/time/day';
import { b2bGroupId } from '@/domain/customer/customer-type';
import { toAddressRow } from '../address/address.repository';
import { createNextNumber } from '../base/number-sequences';
import { hashPassword } from '../base/password-hash';
import { seedOrders } from './seed-orders';
import { normalizeEmail } from '@/domain/customer/email-address';
import { loadYaml } from '../../demo-data/load-yaml';

/** Inserts an account's saved baskets. Their SKUs must be validated. */
async function seedBaskets(
  db: Database,
  ownerId: string,
  baskets: AccountsFile[number]['baskets'],
  products: ReadonlyMap<string, ProductSeed>,
  now: number,
): Promise<void> {
  for (const { title, public: isPublic, keptDaysAgo, items } of baskets) {
    const [id, at] = [newId(), now - keptDaysAgo * dayMs];
    await insertBasket(db, {
      ...{ id, ownerId, title, isPublic },
      ...{ deliveryAddressId: null, deliveryMethodId: null, paymentId: null, deliveryWish: null },
      ...{ createdAt: at, updatedAt: at },
    });
    for (const [index, { sku, amount }] of items.entries()) {
      const line = {
        id: newId(),
        basketId: id,
        productId: getSeedProduct(products, sku).id,
        amount,
        persParam: '',
      };
      await insertBasketItem(db, { ...line, updatedAt: at }, index + 1);
    }
  }
}

/** Inserts test ride requests for a dealer; none if the account is not in the dealer finder. */
async function seedTestRides(
  db: Database,
  { dealerNumber, testRides }: AccountsFile[number],
  now: number,
): Promise<void> {
  if (dealerNumber === undefined) return;
  for (const { sku, name, email, message, wishedInDays, askedDaysAgo } of testRides) {
    const id = newId();
    const requestedDay = addDays(toBerlinDay(now), wishedInDays);
    await db
      .insertInto('test_ride_request')
      .values({
        ...{ id, request_key: id, content_hash: id, dealer_number: dealerNumber },
        ...{
          bike: '',
          sku,
          name,
          email,
          phone: '',
          requested_date: requestedDay,
          message,
          language: 'de',
        },
        ...{ leasing: '', configuration: '' },
        created_at: now - askedDaysAgo * dayMs,
      })
      .execute();
  }
}

type Account = AccountsFile[number];

/**
 * Inserts the demo customers with groups, addresses, saved baskets and past orders. Runs in the seed's transaction,
 * after seedSettings and the products, which are passed by SKU.
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
      customer_number: String(await createNextNumber(db, 'customer')),
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
      ...toAddressRow(invoiceAddress),
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
      .values({ ...toAddressRow(address), id: newId(), customer_id: id, updated_at: now + index })
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

/**
 * Counts the demo accounts in this shop whose password is in the published demo files. The passwords may have been
 * changed since.
 */
export async function countPublishedAccounts(db: Database, demoDir: string): Promise<number> {
  const accounts = loadYaml(demoDir, 'accounts.yaml', accountsFileSchema).content;
  const privateAccounts = new Set(filterAccountsWithSecretPassword(accounts));
  const emails = accounts
    .filter((one) => !privateAccounts.has(one))
    .map(({ email }) => normalizeEmail(email));
  if (emails.length === 0) return 0;
  const rows = await db
    .selectFrom('customer')
    .select('id')
    .where('email', 'in', emails)
    .where('is_guest', '=', 0)
    .execute();
  return rows.length;
}
