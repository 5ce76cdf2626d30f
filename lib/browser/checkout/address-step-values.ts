import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { findLastUsedAddressId, findSameAddress } from '@/domain/address/address-book';
import {
  addressSchema,
  type AddressValues,
  emptyAddress,
  maxAddressTextLength,
  toAddressValues,
} from '@/lib/browser/address/address-schema';
import type { CheckoutCustomer } from '@/lib/browser/shop/shop-views';

/** Values of `deliverTo` when no saved delivery address is chosen: the invoice address, or the address being typed. */
export const invoiceAddressOption = 'invoice';
export const newAddressOption = 'new';

export type AddressStepValues = {
  email: string;
  withCompany: boolean;
  /** True while the invoice address can be edited; false when the saved one is used. */
  isInvoiceOpen: boolean;
  invoice: AddressValues;
  /** Where to deliver: invoiceAddressOption, newAddressOption or the id of a saved delivery address. */
  deliverTo: string;
  delivery: AddressValues;
  /** Id of the saved delivery address that the typed one replaces; null when it replaces none. */
  replaces: string | null;
};

const email = z
  .string('email')
  .transform(createEmailTransform('email'))
  .pipe(z.string().max(maxAddressTextLength, 'tooLong'));

/** Creates the schema of the address step. Only the fields that can be edited at the moment are validated. */
export function createAddressStepSchema({ isInvoiceOpen, deliverTo }: AddressStepValues) {
  const untouched = z.custom<AddressValues>();
  return z
    .object({
      email,
      withCompany: z.boolean(),
      isInvoiceOpen: z.boolean(),
      invoice: isInvoiceOpen ? addressSchema : untouched,
      deliverTo: z.string(),
      delivery: deliverTo === newAddressOption ? addressSchema : untouched,
      replaces: z.string().nullable(),
    })
    .transform((values) => (values.withCompany ? values : withoutCompany(values)));
}

/** Removes the company fields when the company switch is off. */
function withoutCompany(values: AddressStepValues): AddressStepValues {
  return {
    ...values,
    invoice: { ...values.invoice, company: '', vatID: '' },
    delivery: { ...values.delivery, company: '' },
  };
}

/** Maps account data to the initial values of the step; empty for a visitor. */
export function toAddressStepValues(
  customer: CheckoutCustomer | null,
  basketAddressId: string | null,
  isRegistered: boolean,
): AddressStepValues {
  const invoice = customer?.invoiceAddress ?? null;
  const hasBook = isRegistered && invoice !== null;
  const values: AddressStepValues = {
    email: customer?.email ?? '',
    withCompany: Boolean(invoice?.company || invoice?.vatID),
    isInvoiceOpen: !hasBook,
    invoice: toAddressValues(invoice),
    deliverTo: invoiceAddressOption,
    delivery: emptyAddress,
    replaces: null,
  };
  if (!customer || !invoice) return values;
  if (hasBook) return { ...values, deliverTo: getPreselectedAddress(customer, basketAddressId) };
  const chosen = customer.deliveryAddresses.find(({ id }) => id === basketAddressId) ?? null;
  if (!chosen || findSameAddress([invoice], chosen)) return values;
  return { ...values, deliverTo: newAddressOption, delivery: toAddressValues(chosen) };
}

/**
 * Returns the delivery address to preselect: the basket's address, else the last used one, else the invoice address or
 * the delivery address equal to it.
 */
export function getPreselectedAddress(
  { invoiceAddress, deliveryAddresses, orders }: CheckoutCustomer,
  basketAddressId: string | null,
): string {
  const ofBasket = deliveryAddresses.find(({ id }) => id === basketAddressId);
  const sameAsInvoice = invoiceAddress && findSameAddress(deliveryAddresses, invoiceAddress);
  return (
    ofBasket?.id ??
    findLastUsedAddressId(deliveryAddresses, orders) ??
    sameAsInvoice?.id ??
    invoiceAddressOption
  );
}
