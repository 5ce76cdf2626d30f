import 'server-only';
import type { BasketSummary } from '@/domain/basket/merge-baskets';
import type { Language } from '@/domain/language/detect-language';
import {
  CustomerRegisterDocument,
  GetSessionCustomerDocument,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result } from '../result';
import { readData } from './read-data';
import type { ShopCaller } from './send-operation';

/** Who signs in, as the shop knows them. */
export type SessionCustomer = {
  id: string;
  groups: readonly string[];
  baskets: readonly BasketSummary[];
};

/** Registers an account that lives for one checkout; the same e-mail may have any number of them. */
export async function registerGuest(
  account: { email: string; password: string },
  language: Language,
): Promise<Result<true>> {
  const customer = { ...account, guest: true };
  const result = await readData(CustomerRegisterDocument, { customer }, { language, token: null });
  return mapResult(result, () => true);
}

/** The caller's groups and baskets. With an ID token the shop creates or links the customer at first sight. */
export async function readSessionCustomer(caller: ShopCaller): Promise<Result<SessionCustomer>> {
  const result = await readData(GetSessionCustomerDocument, {}, caller);
  return mapResult(result, ({ customer, currentUserGroups }) => ({
    id: customer.id,
    baskets: customer.baskets,
    groups: currentUserGroups.map(({ id }) => id),
  }));
}
