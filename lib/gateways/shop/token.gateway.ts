import type { Language } from '@/domain/locale/language';
import {
  AuthenticateUserDocument,
  TokenDocument,
  TokenDeleteDocument,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result, success } from '@/lib/gateways/result';
import { fetchShopData, type ShopCallContext } from './shop-client';
import { decodeJwt } from 'jose';
import { z } from 'zod';
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
 * that contains no id, and at a shop that cannot revoke tokens.
 */
export async function deleteShopToken(
  caller: ShopCallContext & { token: string },
): Promise<Result<true>> {
  const tokenId = idOf(caller.token);
  if (tokenId === null) return success(true);
  const deleted = await fetchShopData(TokenDeleteDocument, { tokenId }, caller);
  if (!deleted.ok && deleted.error.layer === 'unsupported') return success(true);
  return mapResult(deleted, () => true);
}

const accountClaimsSchema = z.object({ userid: z.string().min(1), exp: z.number().positive() });

/**
 * Returns the user id of a token that the shop has issued for an account, and its expiry in epoch seconds; some shops
 * use fractions of seconds. Null for an unreadable token. The signature is not verified, because only the shop has the
 * key.
 */
export function parseAccountToken(token: string): { subject: string; expiresAt: number } | null {
  try {
    const claims = accountClaimsSchema.safeParse(decodeJwt(token)).data;
    return claims ? { subject: claims.userid, expiresAt: Math.floor(claims.exp) } : null;
  } catch {
    return null;
  }
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
