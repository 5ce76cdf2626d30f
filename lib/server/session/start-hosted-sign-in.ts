import { NextResponse, type NextRequest } from 'next/server';
import type { Language } from '@/domain/locale/language';
import { type LoginProblem, loginProblemParameter } from '@/domain/session/login-problem';
import { env } from '@/lib/platform/config/env';
import { createHash, randomBytes } from 'node:crypto';
import { parseReturnPath } from '@/domain/session/login-url';
import { cookieLifetimes } from '@/lib/platform/config/cookies';
import { applyOperationRateLimit } from '@/lib/server/rate-limits';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { isHttps, getSecureCookieName, encryptCookie } from './host-cookies';
import { getAuthorizeUrl, getCallbackUrl, getLogoutUrl } from './refresh-tokens';
import { endSessionEverywhere } from './end-session';
import { clearSessionCookies } from './server-session';
import 'server-only';

type Reason = { problem: LoginProblem; returnTo: string | null };

/** Redirects to the login page, which shows the error and leads to the requested page after the sign-in. */
export function createLoginRedirect(
  language: Language,
  { problem, returnTo }: Reason,
): NextResponse {
  const url = new URL(`/${language}/login`, env.SITE_URL);
  url.searchParams.set(loginProblemParameter, problem);
  if (returnTo !== null) url.searchParams.set('returnTo', returnTo);
  return createSeeOtherResponse(url);
}

/** Redirects to a page of this site with GET; the response is never cached. */
export function createSeeOtherResponse(url: URL): NextResponse {
  return NextResponse.redirect(url, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}

/** Cookie of a sign-in in progress, sent only to the routes of the hosted sign-in. */
export const signInCookie = { name: getSecureCookieName('hostedSignIn'), path: '/api/auth' };

/**
 * Redirects to the hosted sign-in with PKCE, state and nonce. They are stored in a cookie and valid for one attempt
 * (Specification §6, authorization code flow). `returnTo` is the page of this site to open after the sign-in.
 */
export async function handleHostedSignIn(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const returnTo = parseReturnPath(request.nextUrl.searchParams.get('returnTo'), language);
  if ((await applyOperationRateLimit('hosted', request.headers)) > 0)
    return createLoginRedirect(language, { problem: 'tooMany', returnTo });
  const [state, nonce, verifier] = [randomText(), randomText(), randomText()];
  const maxAge = cookieLifetimes.hostedSignInSeconds;
  const content = { state, nonce, verifier, returnTo, language };
  const response = NextResponse.redirect(authorize({ state, nonce, verifier, language }), 303);
  response.headers.set('Cache-Control', 'no-store');
  response.cookies.set({
    ...signInCookie,
    value: await encryptCookie('hosted-sign-in', content, maxAge),
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge,
  });
  return response;
}

type SignInRequest = { state: string; nonce: string; verifier: string; language: string };

function authorize({ state, nonce, verifier, language }: SignInRequest): URL {
  const url = getAuthorizeUrl();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const parameters = {
    response_type: 'code',
    client_id: env.IDENTITY_CLIENT_ID,
    redirect_uri: getCallbackUrl(),
    scope: 'openid email',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    lang: language,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Ends the session here and at the hosted page of the provider, which redirects to the home page. A link on another
 * site only opens the home page, so that other sites cannot sign visitors out.
 */
export async function handleHostedSignOut(request: NextRequest): Promise<NextResponse> {
  const home = new URL(`/${getRequestLanguage(request)}`, env.SITE_URL);
  if (!isSameOriginRequest(request.headers)) return createSeeOtherResponse(home);
  await endSessionEverywhere(request);
  const url = getLogoutUrl();
  url.searchParams.set('client_id', env.IDENTITY_CLIENT_ID);
  url.searchParams.set('logout_uri', home.href);
  const response = createSeeOtherResponse(url);
  clearSessionCookies(response);
  return response;
}

/** True for navigation from a page of this site or from the address bar. */
function isSameOriginRequest(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'same-origin' || site === 'none';
}
