import { CustomerProfileDocument } from '@/graphql/generated/shop/graphql';
import { askShop, type ShopAnswer } from './ask-shop';

/** Name and e-mail of the caller's account, for a form that stands outside of it; an empty name where none was given. */
export function loadPerson(): Promise<ShopAnswer<{ name: string; email: string }>> {
  return askShop(CustomerProfileDocument, {}, ({ customer: { firstName, lastName, email } }) => ({
    name: `${firstName} ${lastName}`.trim(),
    email,
  }));
}
