import type { Selectable } from 'kysely';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';
import {
  parseVatIdState,
  type PostalAddress,
  type DeliveryAddressModel,
  type InvoiceAddressModel,
} from './address-model';

/** Maps an address to the columns that invoice and delivery addresses have in common. */
export function toAddressRow(address: PostalAddress) {
  return {
    salutation: address.salutation,
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    additional_info: address.additionalInfo,
    street: address.street,
    street_number: address.streetNumber,
    zip_code: address.zipCode,
    city: address.city,
    country_id: address.countryId,
    phone: address.phone,
    fax: address.fax,
  };
}

/** Returns the customer's invoice address, or null if none was set. */
export async function findInvoiceAddress(
  db: Database,
  customerId: string,
): Promise<InvoiceAddressModel | null> {
  const row = await db
    .selectFrom('invoice_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...addressFields(row),
    vatID: row.vat_id,
    vatIDState: parseVatIdState(row.vat_id_state),
    vatIDCheckedAt: row.vat_id_checked_at,
    mobile: row.mobile,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Saves the invoice address, replacing an existing one. */
export async function saveInvoiceAddressRow(
  db: Database,
  customerId: string,
  address: InvoiceAddressModel,
  now: number,
): Promise<void> {
  const row = {
    ...toAddressRow(address),
    vat_id: address.vatID,
    vat_id_state: address.vatIDState,
    vat_id_checked_at: address.vatIDCheckedAt,
    mobile: address.mobile,
    updated_at: now,
  };
  await db
    .insertInto('invoice_address')
    .values({ ...row, customer_id: customerId, created_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}

/** Returns the customer's delivery addresses, oldest first. */
export async function findDeliveryAddresses(
  db: Database,
  customerId: string,
): Promise<DeliveryAddressModel[]> {
  const rows = await db
    .selectFrom('delivery_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
  return rows.map(toDeliveryAddress);
}

/** Returns a delivery address of this customer; null if it does not exist or belongs to another customer. */
export async function findDeliveryAddress(
  db: Database,
  customerId: string,
  id: string,
): Promise<DeliveryAddressModel | null> {
  const row = await db
    .selectFrom('delivery_address')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ? toDeliveryAddress(row) : null;
}

export async function insertDeliveryAddress(
  db: Database,
  address: DeliveryAddressModel,
): Promise<void> {
  await db
    .insertInto('delivery_address')
    .values({
      ...toAddressRow(address),
      id: address.id,
      customer_id: address.customerId,
      updated_at: address.updatedAt,
    })
    .execute();
}

/**
 * Removes a delivery address of this customer. Baskets that used it fall back to the invoice address. Returns false if
 * it does not exist.
 */
export async function removeDeliveryAddress(
  db: Database,
  customerId: string,
  id: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('delivery_address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function toDeliveryAddress(row: Selectable<Tables['delivery_address']>): DeliveryAddressModel {
  return {
    ...addressFields(row),
    id: row.id,
    customerId: row.customer_id,
    updatedAt: row.updated_at,
  };
}

function addressFields(row: ReturnType<typeof toAddressRow>): PostalAddress {
  return {
    salutation: row.salutation,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    additionalInfo: row.additional_info,
    street: row.street,
    streetNumber: row.street_number,
    zipCode: row.zip_code,
    city: row.city,
    countryId: row.country_id,
    phone: row.phone,
    fax: row.fax,
  };
}
