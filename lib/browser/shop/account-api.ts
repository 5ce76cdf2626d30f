import {
  CustomerBirthdateUpdateDocument,
  CustomerDeleteDocument,
  CustomerProfileDocument,
  type CustomerProfileQuery,
} from '@/graphql/generated/shop/graphql';
import { type ShopAnswer, askShop } from './ask-shop';
import { toBirthday } from './birthday';
import { useShopMutation } from './use-shop-mutation';
import { type FollowedQuery, useCustomerQuery } from './use-shop-query';

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
export function useAccount(): FollowedQuery<AccountView> {
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
export function useBirthdaySaving() {
  const { run, isBusy } = useShopMutation(CustomerBirthdateUpdateDocument, () => null);
  return { save: (day: string) => run({ birthdate: `${day}T00:00:00+00:00` }), isBusy };
}

/** Deletes the customer at the shop. Orders stay there as long as the law wants them. */
export function deleteCustomer(): Promise<ShopAnswer<boolean>> {
  return askShop(CustomerDeleteDocument, {}, (data) => data.customerDelete);
}
