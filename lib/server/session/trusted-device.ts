import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { clientOriginHeaders, formatClientOriginPayload } from '@/domain/session/client-origin';
import { cookieLifetimes } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { getClientAddress } from '@/lib/platform/http/rate-limit';
import { decryptCookie, encryptCookie, findHostCookie, setHostCookie } from './host-cookies';

/** Maximum number of remembered emails per browser. */
const maxKnown = 5;
const digestText = /^[0-9a-f]{64}$/;

/**
 * Stores in a cookie that this email has signed in from this browser. From a trusted device the owner can still sign in
 * while failed attempts from elsewhere limit sign-ins to the account.
 */
export async function addTrustedDevice(
  response: NextResponse,
  request: NextRequest,
  email: string,
): Promise<void> {
  const digest = digestOf(email);
  const known = (await knownEmails(request)).filter((other) => other !== digest);
  const emails = [digest, ...known].slice(0, maxKnown).join(',');
  const maxAge = cookieLifetimes.knownBrowserSeconds;
  const value = await encryptCookie('known-browser', { emails }, maxAge);
  setHostCookie(response, request, 'knownBrowser', { value, httpOnly: true, maxAge });
}

/** True when this email has signed in from this browser. */
export async function hasSignedInHere(request: NextRequest, email: string): Promise<boolean> {
  return (await knownEmails(request)).includes(digestOf(email));
}

function digestOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/**
 * Returns the signed headers that describe the client of a sign-in to the embedded identity service. Empty for an
 * external user pool, which has rate limits already.
 */
export async function getClientOriginHeaders(
  request: NextRequest,
): Promise<Record<string, string>> {
  const { IDENTITY_URL, REVALIDATE_SECRET: secret } = env;
  if (secret === undefined || new URL(IDENTITY_URL).hostname.endsWith('.amazonaws.com')) return {};
  const address = getClientAddress(request.headers);
  const emails = (await knownEmails(request)).join(',');
  const at = Date.now();
  const text = formatClientOriginPayload({ at, address, emailDigests: emails });
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  return {
    [clientOriginHeaders.address]: address,
    [clientOriginHeaders.emailDigests]: emails,
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
