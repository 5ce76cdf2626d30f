import type { Language } from '@/domain/locale/language';
import {
  AuthenticateUserDocument,
  TokenDocument,
  TokenDeleteDocument,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result, success } from '@/lib/gateways/result';
import { fetchShopData, type ShopCaller } from './shop-client';
import { decodeJwt } from 'jose';
import 'server-only';

/** A token for a new anonymous visitor. It is asked for without a token: a bad one would spoil even this call. */
export async function createAnonymousToken(language: Language): Promise<Result<string>> {
  const result = await fetchShopData(TokenDocument, {}, { language, token: null });
  return mapResult(result, ({ token }) => token);
}

/** A token for an account; a wrong password is a graphql error with the shop's words. */
export async function createAccountToken(
  account: { email: string; password: string },
  language: Language,
): Promise<Result<string>> {
  const variables = { username: account.email, password: account.password };
  const result = await fetchShopData(AuthenticateUserDocument, variables, {
    language,
    token: null,
  });
  return mapResult(result, ({ token }) => token);
}

/** Ends the caller's token at the shop, with all of its sign-in. A token that is good for nothing has nothing to end. */
export async function deleteShopToken(
  caller: ShopCaller & { token: string },
): Promise<Result<true>> {
  const tokenId = idOf(caller.token);
  if (tokenId === null) return success(true);
  return mapResult(await fetchShopData(TokenDeleteDocument, { tokenId }, caller), () => true);
}

/** By origin_jti an ID token names its sign-in, by tokenid the shop's own token itself. */
function idOf(token: string): string | null {
  try {
    const { origin_jti: signIn, tokenid: own } = decodeJwt(token);
    return [signIn, own].find((id): id is string => typeof id === 'string' && id !== '') ?? null;
  } catch {
    return null;
  }
}
