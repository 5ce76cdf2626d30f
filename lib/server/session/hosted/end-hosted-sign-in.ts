import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { endEverywhere } from '../end-everywhere';
import { clearSessionCookies } from '../server-session';
import { logoutAddress } from './hosted-addresses';
import { seeOther } from './to-login';

/**
 * Signs out here and at the provider's hosted page, which leads back to the site's home. Another site that leads a
 * visitor here only gets them to the home page: nobody is signed out by a link.
 */
export async function endHostedSignIn(request: NextRequest): Promise<NextResponse> {
  const home = new URL(`/${languageOfCall(request)}`, env.SITE_URL);
  if (!isOwnWish(request.headers)) return seeOther(home);
  await endEverywhere(request);
  const url = logoutAddress();
  url.searchParams.set('client_id', env.IDENTITY_CLIENT_ID);
  url.searchParams.set('logout_uri', home.href);
  const response = seeOther(url);
  clearSessionCookies(response);
  return response;
}

/** A page of this site, or the visitor's own hand in the address bar. */
function isOwnWish(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'same-origin' || site === 'none';
}
