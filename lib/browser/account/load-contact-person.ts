import { CustomerProfileDocument } from '@/graphql/generated/shop/graphql';
import { runShopOperation, type ShopResult } from '@/lib/browser/shop/run-operation';

/**
 * Loads the name and email address of the signed-in customer, to prefill forms outside the account pages. The name is
 * empty if none was given.
 */
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
