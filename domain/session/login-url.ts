import { trimEndCharacter } from '@/domain/text/text-utils';
import { type Language, getPathLanguage } from '@/domain/locale/language';
import { type LoginProblem, loginProblemParameter, parseLoginProblem } from './login-problem';

/** Paths behind the language that lead to the login page or the account: the sign-in provider's redirect lists (Specification §2). */
const aliases = ['/login', '/my-account', '/mein-konto', '/cognitologin', '/user/login'];

/** True for a path, without its language, that is one of the sign-in provider's redirect addresses (Specification §2). */
export function isLoginAlias(path: string): boolean {
  return aliases.includes(trimEndCharacter(path.toLowerCase(), '/'));
}

const maxLength = 1000;
const unsafe = /[\u0000-\u001f\u007f-\u009f\\]|%(?:0|1|5c|7f)/i;
/** Route handlers, and addresses that would end the session they return from. */
const noPage = /^\/(?:api|oauth2|logout|media|_next)(?:\/|$)/;
/** Any host will do: it only shows whether the path stays on it. */
const anyOrigin = 'http://site.invalid';

/**
 * Where to go after signing in: a page of this site in the given language, with its query, else null. Only relative
 * paths count: nothing that leads to another site, to a route handler or back to the login page.
 */
export function parseReturnPath(wanted: string | null, language: Language): string | null {
  if (wanted === null || wanted.length > maxLength) return null;
  if (!wanted.startsWith('/') || wanted.startsWith('//') || unsafe.test(wanted)) return null;
  if (!URL.canParse(wanted, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  if (origin !== anyOrigin || /^\/(?:\/|%2f)/i.test(pathname)) return null;
  const path = getPathLanguage(pathname) ? pathname.slice('/xx'.length) : pathname;
  if (path.startsWith('//') || noPage.test(path) || noPage.test(pathname)) return null;
  if (isLoginAlias(path)) return null;
  return `/${language}${path === '/' ? '' : path}${search}${hash}`;
}

export const loginViews = ['signIn', 'register', 'confirm', 'forgot', 'reset', 'change'] as const;

export type LoginView = (typeof loginViews)[number];

/** What the address of the login page says. */
export type LoginQuery = {
  view: LoginView;
  /** Where to go afterwards, with its language; null when the address names nothing that is a page of this site. */
  returnTo: string | null;
  /** The checkout sent the visitor here and goes on afterwards. */
  isCheckout: boolean;
  /** Why the visitor is here without having wanted to; null when they did. */
  problem: LoginProblem | null;
};

/** Reads the query of the login page; whatever it does not know is the sign-in view, and never leads off the site. */
export function parseLoginQuery(search: string, language: Language): LoginQuery {
  const query = new URLSearchParams(search);
  const view = loginViews.find((known) => known === query.get('view')) ?? 'signIn';
  return {
    view,
    returnTo: parseReturnPath(query.get('returnTo'), language),
    isCheckout: query.get('checkout') === 'true',
    problem: parseLoginProblem(query.get(loginProblemParameter)),
  };
}

/** The query of another view of the login page that keeps the way on; empty for the plain sign-in view. */
export function toLoginQuery(
  view: LoginView,
  { returnTo, isCheckout }: Pick<LoginQuery, 'returnTo' | 'isCheckout'>,
): string {
  const query = new URLSearchParams();
  if (view !== 'signIn') query.set('view', view);
  if (isCheckout) query.set('checkout', 'true');
  if (returnTo !== null) query.set('returnTo', returnTo);
  return query.toString();
}

/** True when the visitor was on the way through the checkout: then the way on as a guest is offered. */
export function isCheckoutLogin({
  returnTo,
  isCheckout,
}: Pick<LoginQuery, 'returnTo' | 'isCheckout'>): boolean {
  return isCheckout || (returnTo !== null && /^\/[a-z]{2}\/checkout\/(?!cart)/.test(returnTo));
}

/**
 * The login page's address, without language, that leads back to a page of this site; from the home page, and from
 * what one cannot return to, it leads to the account instead.
 */
export function buildLoginHref(page: string, language: Language): string {
  const returnTo = parseReturnPath(page, language);
  const isHome = returnTo === null || returnTo === `/${language}`;
  const search = isHome ? '' : toLoginQuery('signIn', { returnTo, isCheckout: false });
  return search === '' ? '/login' : `/login?${search}`;
}
