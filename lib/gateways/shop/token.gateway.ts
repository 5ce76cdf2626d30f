import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { AuthenticateUserDocument, TokenDocument } from '@/graphql/generated/shop/graphql';
import { mapResult, type Result } from '../result';
import { readData } from './read-data';

/** A token for a new anonymous visitor. It is asked for without a token: a bad one would spoil even this call. */
export async function createAnonymousToken(language: Language): Promise<Result<string>> {
  const result = await readData(TokenDocument, {}, { language, token: null });
  return mapResult(result, ({ token }) => token);
}

/** A token for an account; a wrong password is a graphql error with the shop's words. */
export async function createAccountToken(
  account: { email: string; password: string },
  language: Language,
): Promise<Result<string>> {
  const variables = { username: account.email, password: account.password };
  const result = await readData(AuthenticateUserDocument, variables, { language, token: null });
  return mapResult(result, ({ token }) => token);
}
