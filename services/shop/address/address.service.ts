import type {
  DeliveryAddressInput,
  InvoiceAddressField,
  InvoiceAddressInput,
} from '@/graphql/generated/shop-types';
import { newId } from '../../database/sql-helpers';
import type { ShopContext } from '../base/shop-context';
import { getCountry } from '../delivery/country.service';
import { ShopError } from '../base/shop-errors';
import { inShopTransaction } from '../base/shop-context';
import { requireCustomer } from '../base/access';
import { assertAddressComplete, parseAddress, parseInvoiceAddress } from './address-model';
import {
  type DeliveryAddressModel,
  emptyInvoiceAddress,
  type InvoiceAddressModel,
} from './address-model';
import {
  findDeliveryAddress,
  findDeliveryAddresses,
  findInvoiceAddress,
  insertDeliveryAddress,
  removeDeliveryAddress,
  saveInvoiceAddressRow,
} from './address.repository';

const maxDeliveryAddresses = 50;

/**
 * Sets the caller's invoice address. Empty company, additional info, VAT number, phone, mobile and fax keep what was there;
 * a missing field or an unknown country is refused with OXID's words (external contract A.4). A VAT ID is checked before anything
 * is written; none is ever refused for it.
 */
export async function setInvoiceAddress(
  context: ShopContext,
  input: InvoiceAddressInput,
): Promise<InvoiceAddressModel> {
  const { userId } = requireCustomer(context);
  const given = parseInvoiceAddress(input);
  assertAddressComplete('Invoice', given);
  await assertKnownCountry(context, given.countryId);
  const checked = given.vatID === '' ? null : await checkVatId(context, given.vatID);
  return inShopTransaction(context, async (inner) => {
    const old = (await findInvoiceAddress(inner.db, userId)) ?? emptyInvoiceAddress;
    const address: InvoiceAddressModel = {
      ...given,
      company: given.company || old.company,
      additionalInfo: given.additionalInfo || old.additionalInfo,
      ...(checked ?? {
        vatID: old.vatID,
        vatIDState: old.vatIDState,
        vatIDCheckedAt: old.vatIDCheckedAt,
      }),
      phone: given.phone || old.phone,
      mobile: given.mobile || old.mobile,
      fax: given.fax || old.fax,
      createdAt: old.createdAt ?? inner.now,
      updatedAt: inner.now,
    };
    await saveInvoiceAddressRow(inner.db, userId, address, inner.now);
    return address;
  });
}

const blanked = {
  COMPANY: { company: '' },
  ADDITIONAL_INFO: { additionalInfo: '' },
  VAT_ID: { vatID: '', vatIDState: 'NONE', vatIDCheckedAt: null },
  PHONE: { phone: '' },
} as const satisfies Record<InvoiceAddressField, Partial<InvoiceAddressModel>>;

/** Blanks fields of the caller's invoice address; without an address there is nothing to blank. */
export function clearInvoiceAddressFields(
  context: ShopContext,
  fields: readonly InvoiceAddressField[],
): Promise<InvoiceAddressModel> {
  const { userId } = requireCustomer(context);
  return inShopTransaction(context, async (inner) => {
    const old = await findInvoiceAddress(inner.db, userId);
    if (!old) return emptyInvoiceAddress;
    const address: InvoiceAddressModel = Object.assign(
      { ...old, updatedAt: inner.now },
      ...fields.map((field) => blanked[field]),
    );
    await saveInvoiceAddressRow(inner.db, userId, address, inner.now);
    return address;
  });
}

/** Adds a delivery address of the caller. Refuses missing fields and unknown countries with OXID's words. */
export function addDeliveryAddress(
  context: ShopContext,
  input: DeliveryAddressInput,
): Promise<DeliveryAddressModel> {
  const { userId } = requireCustomer(context);
  const given = parseAddress(input);
  assertAddressComplete('Delivery', given);
  return inShopTransaction(context, async (inner) => {
    await assertKnownCountry(inner, given.countryId);
    const known = await findDeliveryAddresses(inner.db, userId);
    if (known.length >= maxDeliveryAddresses) {
      throw new ShopError(
        'ADDRESS_LIMIT',
        `No more than ${maxDeliveryAddresses} delivery addresses are possible`,
      );
    }
    const address = { ...given, id: newId(), customerId: userId, updatedAt: inner.now };
    await insertDeliveryAddress(inner.db, address);
    return address;
  });
}

/** Removes a delivery address of the caller. Another customer's is refused as if it did not exist. */
export async function deleteDeliveryAddress(context: ShopContext, id: string): Promise<boolean> {
  const { userId } = requireCustomer(context);
  if (!(await removeDeliveryAddress(context.db, userId, id))) throw deliveryAddressNotFound(id);
  return true;
}

/** A delivery address of this customer. Another customer's is refused as if it did not exist. */
export async function getDeliveryAddress(
  { db }: ShopContext,
  customerId: string,
  id: string,
): Promise<DeliveryAddressModel> {
  const address = await findDeliveryAddress(db, customerId, id);
  if (!address) throw deliveryAddressNotFound(id);
  return address;
}

/** As getDeliveryAddress; null when there is none. */
export function findOwnDeliveryAddress(
  { db }: ShopContext,
  customerId: string,
  id: string,
): Promise<DeliveryAddressModel | null> {
  return findDeliveryAddress(db, customerId, id);
}

/** The delivery addresses of a customer. */
export function listDeliveryAddresses(
  { db }: ShopContext,
  customerId: string,
): Promise<DeliveryAddressModel[]> {
  return findDeliveryAddresses(db, customerId);
}

/** The invoice address of a customer, empty where there is none. */
export async function getInvoiceAddress(
  { db }: ShopContext,
  customerId: string,
): Promise<InvoiceAddressModel> {
  return (await findInvoiceAddress(db, customerId)) ?? emptyInvoiceAddress;
}

function deliveryAddressNotFound(id: string): ShopError {
  return new ShopError('ADDRESS_NOT_FOUND', `Delivery address was not found by id: ${id}`);
}

/** The VAT ID in its written form where it is one, else as it was given. */
async function checkVatId(
  { vatChecker, now }: ShopContext,
  given: string,
): Promise<Pick<InvoiceAddressModel, 'vatID' | 'vatIDState' | 'vatIDCheckedAt'>> {
  const { state, vatId } = await vatChecker.check(given);
  return { vatID: vatId?.text ?? given, vatIDState: state, vatIDCheckedAt: now };
}

async function assertKnownCountry(context: ShopContext, id: string): Promise<void> {
  const country = await getCountry(context, id);
  if (!country.active)
    throw new ShopError('COUNTRY_NOT_FOUND', `Country was not found by id: ${id}`);
}
