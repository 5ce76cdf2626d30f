import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { CustomerRegisterDocument } from '@/graphql/generated/shop/graphql';
import { mapResult, type Result } from '../result';
import { readData } from './read-data';

/** Registers an account that lives for one checkout; the same e-mail may have any number of them. */
export async function registerGuest(
  account: { email: string; password: string },
  language: Language,
): Promise<Result<true>> {
  const customer = { ...account, guest: true };
  const result = await readData(CustomerRegisterDocument, { customer }, { language, token: null });
  return mapResult(result, () => true);
}
