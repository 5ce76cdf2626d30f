import 'server-only';
import { decodeJwt } from 'jose';
import { TokenDeleteDocument } from '@/graphql/generated/shop/graphql';
import { mapResult, type Result, success } from '../result';
import { readData } from './read-data';
import type { ShopCaller } from './send-operation';

/** Ends the caller's token at the shop, with all of its sign-in. A token that is good for nothing has nothing to end. */
export async function endShopToken(caller: ShopCaller & { token: string }): Promise<Result<true>> {
  const tokenId = idOf(caller.token);
  if (tokenId === null) return success(true);
  return mapResult(await readData(TokenDeleteDocument, { tokenId }, caller), () => true);
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
