import { trimEndOf } from '../texts/trim-sign';

/** Paths behind the language that lead to the login page or the account: the sign-in provider's redirect lists (Spec §2). */
const aliases = ['/login', '/my-account', '/mein-konto', '/cognitologin', '/user/login'];

/** True for a path, without its language, that is one of the sign-in provider's redirect addresses (Spec §2). */
export function isLoginAlias(path: string): boolean {
  return aliases.includes(trimEndOf(path.toLowerCase(), '/'));
}
