import type { Database } from '../../database/database';
import { newId } from '../../database/ids';
import type { AccountsFile } from '../../demo-source/accounts-file';
import { addressRow } from '../address/address.repository';
import { nextNumber } from '../order/sequence.repository';
import { hashPassword } from '../token/password-hash';

type Account = AccountsFile[number];

/** Writes the demo customers with their groups and addresses. Part of the seed's transaction, after seedSettings. */
export async function seedAccounts(
  db: Database,
  accounts: AccountsFile,
  now: number,
): Promise<void> {
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password)));
  for (const [index, account] of accounts.entries())
    await seedAccount(db, account, hashes[index] ?? '', now);
}

async function seedAccount(
  db: Database,
  account: Account,
  passwordHash: string,
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
  for (const address of account.deliveryAddresses) {
    await db
      .insertInto('delivery_address')
      .values({ ...addressRow(address), id: newId(), customer_id: id, updated_at: now })
      .execute();
  }
}
