import type { Language } from '@/domain/locale/language';
import {
  AuthenticateUserDocument,
  TokenDocument,
  TokenDeleteDocument,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result, success } from '@/lib/gateways/result';
import { fetchShopData, type ShopCallContext } from './shop-client';
import { decodeJwt } from 'jose';
import 'server-only';

/**
 * Creates a token for a new anonymous visitor. Sent without a token, because the shop rejects a request with an invalid
 * one.
 */
export async function createAnonymousToken(language: Language): Promise<Result<string>> {
  const result = await fetchShopData(TokenDocument, {}, { language, token: null });
  return mapResult(result, ({ token }) => token);
}

/** Creates a token for an account. A wrong password is an error of the layer `graphql` with the shop's message. */
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

/**
 * Revokes a token at the shop, together with all tokens of the same sign-in. Succeeds without a request for a token
 * that contains no id.
 */
export async function deleteShopToken(
  caller: ShopCallContext & { token: string },
): Promise<Result<true>> {
  const tokenId = idOf(caller.token);
  if (tokenId === null) return success(true);
  return mapResult(await fetchShopData(TokenDeleteDocument, { tokenId }, caller), () => true);
}

/**
 * Returns the id of a token for revocation: `origin_jti` of an ID token (the id of the sign-in), or `tokenid` of a
 * token that the shop issued. Null without an id.
 */
function idOf(token: string): string | null {
  try {
    const { origin_jti: signIn, tokenid: own } = decodeJwt(token);
    return [signIn, own].find((id): id is string => typeof id === 'string' && id !== '') ?? null;
  } catch {
    return null;
  }
}
