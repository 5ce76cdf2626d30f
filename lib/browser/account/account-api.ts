import { z } from 'zod';
import {
  CustomerBirthdateUpdateDocument,
  CustomerDeleteDocument,
  CustomerProfileDocument,
  type CustomerProfileQuery,
} from '@/graphql/generated/shop/graphql';
import { type ShopResult, runShopOperation } from '@/lib/browser/shop/run-operation';
import { useShopMutation } from '@/lib/browser/shop/use-shop-mutation';
import { type ShopQuery, useCustomerQuery } from '@/lib/browser/shop/use-shop-query';
import { formatAddressLines } from '@/domain/address/format-address';
import { isSameAddress } from '@/domain/address/address-book';
import type { ProfileView } from '@/lib/browser/shop/shop-views';

/** Earliest date accepted as a date of birth. */
export const earliestBirthday = '1900-01-01';

/**
 * Returns the ISO day of a date-time from the shop service; null if it is missing or its year is 0000, which some shop
 * services send for an empty date.
 */
export function toBirthday(moment: unknown): string | null {
  if (typeof moment !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(moment)) return null;
  return moment.startsWith('0000') ? null : moment.slice(0, 10);
}

/**
 * Creates the schema for a date of birth: an ISO day between `earliestBirthday` and `today`. Its error is a key of the
 * messages in account.data.birthday.
 */
export function createBirthdaySchema(today: string) {
  return z.object({
    day: z
      .string('invalid')
      .pipe(z.iso.date('invalid'))
      .refine((day) => day >= earliestBirthday && day <= today, 'invalid'),
  });
}

/** Personal data of the signed-in customer. */
export type AccountView = {
  email: string;
  firstName: string;
  lastName: string;
  customerNumber: string;
  /** Phone number of the invoice address; empty when none was given. */
  phone: string;
  /** ISO day; null when the customer has not given a date of birth. */
  birthday: string | null;
};

/** Subscribes to the personal data of the signed-in customer. */
export function useAccount(): ShopQuery<AccountView> {
  return useCustomerQuery(CustomerProfileDocument, {}, toAccount);
}

function toAccount({ customer }: CustomerProfileQuery): AccountView {
  return {
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName ?? '',
    customerNumber: customer.customerNumber,
    phone: customer.invoiceAddress.phone || customer.invoiceAddress.mobile,
    birthday: toBirthday(customer.birthdate),
  };
}

/** Returns a function that saves the date of birth, given as an ISO day. All components that show it are updated. */
export function useSaveBirthday() {
  const { run, isBusy } = useShopMutation(CustomerBirthdateUpdateDocument, () => null);
  return { save: (day: string) => run({ birthdate: `${day}T00:00:00+00:00` }), isBusy };
}

/** Deletes the customer account. Orders are kept for the legal retention period. */
export function deleteCustomer(): Promise<ShopResult<boolean>> {
  return runShopOperation(CustomerDeleteDocument, {}, (data) => data.customerDelete);
}

/** Subscribes to the customer's profile: name, contact data and addresses. */
export function useProfile(): ShopQuery<ProfileView> {
  return useCustomerQuery(CustomerProfileDocument, {}, toProfile);
}

function toProfile({ customer }: CustomerProfileQuery): ProfileView {
  const { firstName, lastName, email, customerNumber, deliveryAddresses } = customer;
  const invoice = customer.invoiceAddress.country ? customer.invoiceAddress : null;
  const others = deliveryAddresses.filter(
    (address) => !invoice || !isSameAddress(address, invoice),
  );
  return {
    firstName,
    lastName: lastName ?? '',
    email,
    customerNumber,
    phone: customer.invoiceAddress.phone || customer.invoiceAddress.mobile,
    invoiceAddress: invoice && formatAddressLines(invoice),
    isSameDelivery: invoice !== null && others.length < deliveryAddresses.length,
    addressCount: others.length + (invoice ? 1 : 0),
  };
}
