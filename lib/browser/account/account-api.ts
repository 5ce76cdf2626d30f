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

/** Nobody is older. */
export const earliestBirthday = '1900-01-01';

/** The day of a moment as the shop writes it; null for none, and for the year 0, which some shops write for none. */
export function toBirthday(moment: unknown): string | null {
  if (typeof moment !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(moment)) return null;
  return moment.startsWith('0000') ? null : moment.slice(0, 10);
}

/** A day in the past, written as an ISO day; its problem is a key of the messages in account.data.birthday. */
export function createBirthdaySchema(today: string) {
  return z.object({
    day: z
      .string('invalid')
      .pipe(z.iso.date('invalid'))
      .refine((day) => day >= earliestBirthday && day <= today, 'invalid'),
  });
}

/** The personal data of the customer who is signed in. */
export type AccountView = {
  email: string;
  firstName: string;
  lastName: string;
  customerNumber: string;
  /** From the invoice address; empty when none was given. */
  phone: string;
  /** An ISO day; null when none was given. */
  birthday: string | null;
};

/** Follows who is signed in, as the shop knows them. */
export function useAccount(): ShopQuery<AccountView> {
  return useCustomerQuery(CustomerProfileDocument, {}, toAccount);
}

function toAccount({ customer }: CustomerProfileQuery): AccountView {
  return {
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    customerNumber: customer.customerNumber,
    phone: customer.invoiceAddress.phone || customer.invoiceAddress.mobile,
    birthday: toBirthday(customer.birthdate),
  };
}

/** Sets the day of birth, an ISO day; whoever shows it shows the day the shop has then. */
export function useSaveBirthday() {
  const { run, isBusy } = useShopMutation(CustomerBirthdateUpdateDocument, () => null);
  return { save: (day: string) => run({ birthdate: `${day}T00:00:00+00:00` }), isBusy };
}

/** Deletes the customer at the shop. Orders stay there as long as the law wants them. */
export function deleteCustomer(): Promise<ShopResult<boolean>> {
  return runShopOperation(CustomerDeleteDocument, {}, (data) => data.customerDelete);
}

/** Follows who the caller is and where they live. */
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
    lastName,
    email,
    customerNumber,
    phone: customer.invoiceAddress.phone || customer.invoiceAddress.mobile,
    invoiceAddress: invoice && formatAddressLines(invoice),
    isSameDelivery: invoice !== null && others.length < deliveryAddresses.length,
    addressCount: others.length + (invoice ? 1 : 0),
  };
}
