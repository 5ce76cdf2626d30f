import { trimEndCharacter } from '@/domain/text/text-utils';
import { type Language, getPathLanguage } from '@/domain/locale/language';
import { type LoginProblem, loginProblemParameter, parseLoginProblem } from './login-problem';

/**
 * Paths (without language) of the login page and the account that are registered as redirect URLs of the sign-in
 * provider (Specification §2).
 */
const aliases = ['/login', '/my-account', '/mein-konto', '/cognitologin', '/user/login'];

/** Checks whether a path, without language, is a redirect URL of the sign-in provider (Specification §2). */
export function isLoginAlias(path: string): boolean {
  return aliases.includes(trimEndCharacter(path.toLowerCase(), '/'));
}

const maxLength = 1000;
const unsafe = /[\u0000-\u001f\u007f-\u009f\\]|%(?:0|1|5c|7f)/i;
/** Paths that are not allowed as return path: route handlers, and pages that would end the session again. */
const noPage = /^\/(?:api|oauth2|logout|media|_next)(?:\/|$)/;
/** Placeholder host, used to detect URLs that lead to another host. */
const anyOrigin = 'http://site.invalid';

/**
 * Returns the path to go to after signing in: a page of this site in the given language, with query and hash. Returns
 * null for anything but a relative path, for route handlers and for the login page.
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

/** The parsed query of the login page. */
export type LoginQuery = {
  view: LoginView;
  /** Return path with language; null if missing or not a page of this site. */
  returnTo: string | null;
  /** True if the visitor came from the checkout and continues there. */
  isCheckout: boolean;
  /** Reason for a redirect to the login page; null if there is none. */
  problem: LoginProblem | null;
};

/**
 * Parses the query of the login page. An unknown view becomes the sign-in view; a return path to another site becomes
 * null.
 */
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

/** Returns the query of another view of the login page with the same return path. Empty for the plain sign-in view. */
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

/** Checks whether the visitor came from the checkout, so that checkout as a guest is offered. */
export function isCheckoutLogin({
  returnTo,
  isCheckout,
}: Pick<LoginQuery, 'returnTo' | 'isCheckout'>): boolean {
  return isCheckout || (returnTo !== null && /^\/[a-z]{2}\/checkout\/(?!cart)/.test(returnTo));
}

/**
 * Returns the path of the login page, without language, that returns to the given page. From the home page, or if the
 * page is not a valid return path, sign-in leads to the account.
 */
export function buildLoginHref(page: string, language: Language): string {
  const returnTo = parseReturnPath(page, language);
  const isHome = returnTo === null || returnTo === `/${language}`;
  const search = isHome ? '' : toLoginQuery('signIn', { returnTo, isCheckout: false });
  return search === '' ? '/login' : `/login?${search}`;
}
