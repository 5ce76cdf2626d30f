import type {
  DeliveryAddressInput,
  InvoiceAddressField,
  InvoiceAddressInput,
} from '@/graphql/generated/shop-types';
import { newId } from '../../database/sql-helpers';
import { type ShopContext, inShopTransaction } from '../base/shop-context';
import { getCountry } from '../delivery/country.service';
import { ShopError } from '../base/shop-errors';
import { requireCustomer } from '../base/access-control';
import {
  assertAddressComplete,
  parseAddress,
  parseInvoiceAddress,
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
 * Sets the caller's invoice address. If company, additional info, VAT number, phone, mobile or fax is empty, the stored
 * value is kept. Throws ShopError in OXID's wording for a missing field or an unknown country. A VAT ID is checked
 * before the transaction; the address is saved whether the VAT ID is valid or not.
 */
export async function setInvoiceAddress(
  context: ShopContext,
  input: InvoiceAddressInput,
): Promise<InvoiceAddressModel> {
  const { userId } = requireCustomer(context);
  const invoiceAddress = parseInvoiceAddress(input);
  assertAddressComplete('Invoice', invoiceAddress);
  await assertKnownCountry(context, invoiceAddress.countryId);
  const checked =
    invoiceAddress.vatID === '' ? null : await checkVatId(context, invoiceAddress.vatID);
  return inShopTransaction(context, async (inner) => {
    const old = (await findInvoiceAddress(inner.db, userId)) ?? emptyInvoiceAddress;
    const address: InvoiceAddressModel = {
      ...invoiceAddress,
      company: invoiceAddress.company || old.company,
      additionalInfo: invoiceAddress.additionalInfo || old.additionalInfo,
      ...(checked ?? {
        vatID: old.vatID,
        vatIDState: old.vatIDState,
        vatIDCheckedAt: old.vatIDCheckedAt,
      }),
      phone: invoiceAddress.phone || old.phone,
      mobile: invoiceAddress.mobile || old.mobile,
      fax: invoiceAddress.fax || old.fax,
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

/** Clears fields of the caller's invoice address. Does nothing if there is no address. */
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

/**
 * Adds a delivery address of the caller. Throws ShopError in OXID's wording for missing fields and unknown countries.
 */
export function addDeliveryAddress(
  context: ShopContext,
  input: DeliveryAddressInput,
): Promise<DeliveryAddressModel> {
  const { userId } = requireCustomer(context);
  const invoiceAddress = parseAddress(input);
  assertAddressComplete('Delivery', invoiceAddress);
  return inShopTransaction(context, async (inner) => {
    await assertKnownCountry(inner, invoiceAddress.countryId);
    const known = await findDeliveryAddresses(inner.db, userId);
    if (known.length >= maxDeliveryAddresses) {
      throw new ShopError(
        'ADDRESS_LIMIT',
        `No more than ${maxDeliveryAddresses} delivery addresses are possible`,
      );
    }
    const address = { ...invoiceAddress, id: newId(), customerId: userId, updatedAt: inner.now };
    await insertDeliveryAddress(inner.db, address);
    return address;
  });
}

/** Removes a delivery address of the caller. Throws ShopError for an unknown address and for another customer's. */
export async function deleteDeliveryAddress(context: ShopContext, id: string): Promise<boolean> {
  const { userId } = requireCustomer(context);
  if (!(await removeDeliveryAddress(context.db, userId, id))) throw deliveryAddressNotFound(id);
  return true;
}

/** Returns a delivery address of this customer. Throws ShopError for an unknown address and for another customer's. */
export async function getDeliveryAddress(
  { db }: ShopContext,
  customerId: string,
  id: string,
): Promise<DeliveryAddressModel> {
  const address = await findDeliveryAddress(db, customerId, id);
  if (!address) throw deliveryAddressNotFound(id);
  return address;
}

/** Like getDeliveryAddress, but returns null if the address does not exist or belongs to another customer. */
export function findOwnDeliveryAddress(
  { db }: ShopContext,
  customerId: string,
  id: string,
): Promise<DeliveryAddressModel | null> {
  return findDeliveryAddress(db, customerId, id);
}

/** Returns a customer's delivery addresses, oldest first. */
export function listDeliveryAddresses(
  { db }: ShopContext,
  customerId: string,
): Promise<DeliveryAddressModel[]> {
  return findDeliveryAddresses(db, customerId);
}

/** Returns a customer's invoice address, an empty one if none was set. */
export async function getInvoiceAddress(
  { db }: ShopContext,
  customerId: string,
): Promise<InvoiceAddressModel> {
  return (await findInvoiceAddress(db, customerId)) ?? emptyInvoiceAddress;
}

function deliveryAddressNotFound(id: string): ShopError {
  return new ShopError('ADDRESS_NOT_FOUND', `Delivery address was not found by id: ${id}`);
}

/** Checks a VAT ID. Returns it in its normalized form if valid, otherwise as entered. */
async function checkVatId(
  { vatChecker, now }: ShopContext,
  invoiceAddress: string,
): Promise<Pick<InvoiceAddressModel, 'vatID' | 'vatIDState' | 'vatIDCheckedAt'>> {
  const { state, vatId } = await vatChecker.check(invoiceAddress);
  return { vatID: vatId?.text ?? invoiceAddress, vatIDState: state, vatIDCheckedAt: now };
}

async function assertKnownCountry(context: ShopContext, id: string): Promise<void> {
  const country = await getCountry(context, id);
  if (!country.active)
    throw new ShopError('COUNTRY_NOT_FOUND', `Country was not found by id: ${id}`);
}
