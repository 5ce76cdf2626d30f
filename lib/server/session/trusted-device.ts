import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { clientOriginHeaders, formatClientOrigin } from '@/domain/session/client-origin';
import { cookieLifetimes } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { getClientAddress } from '@/lib/platform/http/rate-limit';
import { findHostCookie, setHostCookie } from './host-cookies';
import { encryptCookie, decryptCookie } from './host-cookies';

/** More people than use one browser. */
const maxKnown = 5;
const digestText = /^[0-9a-f]{64}$/;

/** Notes that somebody has signed in with this e-mail in the browser, who may go on signing in there while strangers guess. */
export async function addTrustedDevice(
  response: NextResponse,
  request: NextRequest,
  email: string,
): Promise<void> {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  const known = (await knownEmails(request)).filter((other) => other !== digest);
  const emails = [digest, ...known].slice(0, maxKnown).join(',');
  const maxAge = cookieLifetimes.knownBrowserSeconds;
  const value = await encryptCookie('known-browser', { emails }, maxAge);
  setHostCookie(response, request, 'knownBrowser', { value, httpOnly: true, maxAge });
}

/**
 * What the embedded identity is told of who tries to sign in, signed by the secret both have; a user pool elsewhere has limits of its own and
 * is told nothing.
 */
export async function getClientOriginHeaders(
  request: NextRequest,
): Promise<Record<string, string>> {
  const { IDENTITY_URL, REVALIDATE_SECRET: secret } = env;
  if (secret === undefined || new URL(IDENTITY_URL).hostname.endsWith('.amazonaws.com')) return {};
  const address = getClientAddress(request.headers);
  const emails = (await knownEmails(request)).join(',');
  const at = Date.now();
  const text = formatClientOrigin({ at, address, emails });
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  return {
    [clientOriginHeaders.address]: address,
    [clientOriginHeaders.emails]: emails,
    [clientOriginHeaders.signature]: `${at}.${signature}`,
  };
}

async function knownEmails(request: NextRequest): Promise<string[]> {
  const content = await decryptCookie(
    'known-browser',
    findHostCookie(request.cookies, 'knownBrowser')?.value,
  );
  const emails = typeof content?.emails === 'string' ? content.emails.split(',') : [];
  return emails.filter((digest) => digestText.test(digest));
}
