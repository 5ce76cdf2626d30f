import { CustomerProfileDocument } from '@/graphql/generated/shop/graphql';
import { runShopOperation, type ShopResult } from '@/lib/browser/shop/run-operation';

/** Name and e-mail of the caller's account, for a form that stands outside of it; an empty name where none was given. */
export function loadContactPerson(): Promise<ShopResult<{ name: string; email: string }>> {
  return runShopOperation(
    CustomerProfileDocument,
    {},
    ({ customer: { firstName, lastName, email } }) => ({
      name: `${firstName} ${lastName}`.trim(),
      email,
    }),
  );
}
