import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { findSameAddress } from '@/domain/address/address-book';
import { findLastUsedAddressId } from '@/domain/address/address-book';
import {
  addressSchema,
  type AddressValues,
  emptyAddress,
  maxAddressTextLength,
} from '@/lib/browser/address/address-schema';
import { toAddressValues } from '@/lib/browser/address/address-schema';
import type { CheckoutCustomer } from '@/lib/browser/shop/shop-views';

/** Where the goods go when no saved delivery address is chosen: to the invoice address, or to the one that is typed. */
export const deliverToInvoiceAddress = 'invoice';
export const deliverToNewAddress = 'new';

export type AddressStepValues = {
  email: string;
  withCompany: boolean;
  /** True while the invoice address can be typed; false when the saved one stays. */
  isInvoiceOpen: boolean;
  invoice: AddressValues;
  /** deliverToInvoiceAddress, deliverToNewAddress or the id of a saved delivery address. */
  deliverTo: string;
  delivery: AddressValues;
  /** The saved delivery address the typed one takes the place of. */
  replaces: string | null;
};

const email = z
  .string('email')
  .transform(createEmailTransform('email'))
  .pipe(z.string().max(maxAddressTextLength, 'tooLong'));

/** The address step as it is sent. Only what can be typed at the moment is looked at. */
export function createAddressStepSchema({ isInvoiceOpen, deliverTo }: AddressStepValues) {
  const untouched = z.custom<AddressValues>();
  return z
    .object({
      email,
      withCompany: z.boolean(),
      isInvoiceOpen: z.boolean(),
      invoice: isInvoiceOpen ? addressSchema : untouched,
      deliverTo: z.string(),
      delivery: deliverTo === deliverToNewAddress ? addressSchema : untouched,
      replaces: z.string().nullable(),
    })
    .transform((values) => (values.withCompany ? values : withoutCompany(values)));
}

/** What was typed as a company does not go along once the switch is off. */
function withoutCompany(values: AddressStepValues): AddressStepValues {
  return {
    ...values,
    invoice: { ...values.invoice, company: '', vatID: '' },
    delivery: { ...values.delivery, company: '' },
  };
}

/** How the step begins with what the account has; empty for a visitor. */
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
    deliverTo: deliverToInvoiceAddress,
    delivery: emptyAddress,
    replaces: null,
  };
  if (!customer || !invoice) return values;
  if (hasBook) return { ...values, deliverTo: chosenAddress(customer, basketAddressId) };
  const chosen = customer.deliveryAddresses.find(({ id }) => id === basketAddressId) ?? null;
  if (!chosen || findSameAddress([invoice], chosen)) return values;
  return { ...values, deliverTo: deliverToNewAddress, delivery: toAddressValues(chosen) };
}

/** The basket's address, else the one used last, else the invoice address or the one that is the same. */
export function chosenAddress(
  { invoiceAddress, deliveryAddresses, orders }: CheckoutCustomer,
  basketAddressId: string | null,
): string {
  const ofBasket = deliveryAddresses.find(({ id }) => id === basketAddressId);
  const sameAsInvoice = invoiceAddress && findSameAddress(deliveryAddresses, invoiceAddress);
  return (
    ofBasket?.id ??
    findLastUsedAddressId(deliveryAddresses, orders) ??
    sameAsInvoice?.id ??
    deliverToInvoiceAddress
  );
}
