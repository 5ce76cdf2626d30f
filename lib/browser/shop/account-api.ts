import {
  CustomerBirthdateUpdateDocument,
  CustomerDeleteDocument,
  CustomerProfileDocument,
} from '@/graphql/generated/shop/graphql';
import { type ShopAnswer, askShop } from './ask-shop';
import { toBirthday } from './birthday';

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

/** Who is signed in, as the shop knows them; refused for anonymous callers. */
export function loadAccount(): Promise<ShopAnswer<AccountView>> {
  return askShop(CustomerProfileDocument, {}, ({ customer }) => ({
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    customerNumber: customer.customerNumber,
    phone: customer.invoiceAddress.phone || customer.invoiceAddress.mobile,
    birthday: toBirthday(customer.birthdate),
  }));
}

/** Sets the day of birth, an ISO day; answers with the day the shop has now. */
export function saveBirthday(day: string): Promise<ShopAnswer<string | null>> {
  const variables = { birthdate: `${day}T00:00:00+00:00` };
  return askShop(CustomerBirthdateUpdateDocument, variables, (data) =>
    toBirthday(data.customerBirthdateUpdate.birthdate),
  );
}

/** Deletes the customer at the shop. Orders stay there as long as the law wants them. */
export function deleteCustomer(): Promise<ShopAnswer<boolean>> {
  return askShop(CustomerDeleteDocument, {}, (data) => data.customerDelete);
}
