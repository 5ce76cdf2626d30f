import { type LoginProblem, loginProblemParameter, toLoginProblem } from './login-problem';
import { returnPath } from './return-path';
import type { Language } from '@/domain/language/detect-language';

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
export function readLoginQuery(search: string, language: Language): LoginQuery {
  const query = new URLSearchParams(search);
  const view = loginViews.find((known) => known === query.get('view')) ?? 'signIn';
  return {
    view,
    returnTo: returnPath(query.get('returnTo'), language),
    isCheckout: query.get('checkout') === 'true',
    problem: toLoginProblem(query.get(loginProblemParameter)),
  };
}

/** The query of another view of the login page that keeps the way on; empty for the plain sign-in view. */
export function loginQuery(
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
export function isOnWayToCheckout({
  returnTo,
  isCheckout,
}: Pick<LoginQuery, 'returnTo' | 'isCheckout'>): boolean {
  return isCheckout || (returnTo !== null && /^\/[a-z]{2}\/checkout\/(?!cart)/.test(returnTo));
}
