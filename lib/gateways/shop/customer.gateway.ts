import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  CustomerRegisterDocument,
  GetSessionCustomerDocument,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result } from '../result';
import { readData } from './read-data';
import type { ShopCaller } from './send-operation';

/** Registers an account that lives for one checkout; the same e-mail may have any number of them, and the same key is the same one. */
export async function registerGuest(
  account: { email: string; password: string },
  language: Language,
): Promise<Result<true>> {
  const customer = { ...account, guest: true };
  const result = await readData(CustomerRegisterDocument, { customer }, { language, token: null });
  return mapResult(result, () => true);
}

/** The ids of the caller's groups. With an ID token the shop creates or links the customer at first sight. */
export async function readSessionGroups(caller: ShopCaller): Promise<Result<string[]>> {
  const result = await readData(GetSessionCustomerDocument, {}, caller);
  return mapResult(result, ({ currentUserGroups }) => currentUserGroups.map(({ id }) => id));
}
