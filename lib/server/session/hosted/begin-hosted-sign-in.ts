import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { returnPath } from '@/domain/session/return-path';
import { cookieLifetimes } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { waitSeconds } from '@/lib/platform/http/operation-limits';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { isHttps, securePathCookieName } from '../host-cookies';
import { sealCookie } from '../sealed';
import { authorizeAddress, callbackAddress } from './hosted-addresses';
import { toLogin } from './to-login';

/** One sign-in under way is known to the routes of the hosted sign-in only. */
export const signInCookie = { name: securePathCookieName('hostedSignIn'), path: '/api/auth' };

/**
 * Leads to the hosted sign-in with PKCE, state and nonce, all of them kept in this browser and good for one try
 * (Spec §6, authorization-code flow). `returnTo` is where to go afterwards, within this site.
 */
export async function beginHostedSignIn(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  const returnTo = returnPath(request.nextUrl.searchParams.get('returnTo'), language);
  if ((await waitSeconds('hosted', request.headers)) > 0)
    return toLogin(language, { problem: 'tooMany', returnTo });
  const [state, nonce, verifier] = [randomText(), randomText(), randomText()];
  const maxAge = cookieLifetimes.hostedSignInSeconds;
  const content = { state, nonce, verifier, returnTo, language };
  const response = NextResponse.redirect(authorize({ state, nonce, verifier, language }), 303);
  response.headers.set('Cache-Control', 'no-store');
  response.cookies.set({
    ...signInCookie,
    value: await sealCookie('hosted-sign-in', content, maxAge),
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge,
  });
  return response;
}

type Asked = { state: string; nonce: string; verifier: string; language: string };

function authorize({ state, nonce, verifier, language }: Asked): URL {
  const url = authorizeAddress();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const parameters = {
    response_type: 'code',
    client_id: env.IDENTITY_CLIENT_ID,
    redirect_uri: callbackAddress(),
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
