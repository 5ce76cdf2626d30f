import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { readText } from '@/lib/platform/http/read-body';
import { logger } from '@/lib/platform/observability/logger';
import { waitSeconds } from '@/lib/platform/http/operation-limits';
import { refuse } from '@/lib/platform/http/refusal';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { say } from '@/lib/platform/http/refusal-words';
import { originHeaders } from '../known-browser';

const timeoutMs = 10_000;
const maxFormBytes = 16 * 1024;

/** The provider's own addresses under this origin. The site asks for tokens by itself, so those stay inside. */
const pages: Record<string, readonly string[]> = {
  '/oauth2/authorize': ['GET', 'POST'],
  '/oauth2/archivo.woff2': ['GET'],
  '/logout': ['GET'],
};

const passedOn = ['accept', 'accept-language', 'content-type'] as const;
const passedBack = [
  'cache-control',
  'content-language',
  'content-security-policy',
  'content-type',
  'referrer-policy',
  'x-frame-options',
  'x-content-type-options',
] as const;
/** The provider's own cookies; the site's never leave it. */
const ownCookie = /^identity-[\w-]+=[\w.-]*$/;

/**
 * Shows the embedded identity's hosted pages under the site's own origin. Only its own cookies pass, and only redirects
 * that stay on this site. With a domain of its own the provider shows its pages itself, and there is nothing here.
 */
export async function forwardHostedPage(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const methods = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
  if (env.IDENTITY_DOMAIN || !methods) return refuse(404, 'This page could not be found');
  if (!methods.includes(request.method)) return refuse(405, 'Not allowed');
  const isTry = request.method === 'POST';
  const wait = isTry ? waitSeconds('identitySignIn', request.headers) : 0;
  const language = languageOfCall(request);
  if (wait > 0) {
    return refuse(429, await say('tooMany', language), { 'Retry-After': String(wait) });
  }
  const body = isTry ? await readText(request, maxFormBytes) : undefined;
  if (body === null) return refuse(413, `The body is larger than ${maxFormBytes} bytes.`);
  try {
    const response = await fetch(`${env.IDENTITY_URL}${pathname}${search}`, {
      method: request.method,
      headers: { ...headersFor(request), ...(await originHeaders(request)) },
      ...(body !== undefined && { body }),
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return toAnswer(response, await response.arrayBuffer());
  } catch (cause) {
    logger.warn('The hosted sign-in does not answer', { cause });
    return refuse(503, await say('identityUnavailable', language), { 'Retry-After': '5' });
  }
}

function headersFor(request: NextRequest): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const own = cookies.filter((cookie) => ownCookie.test(cookie));
  if (own.length > 0) headers.cookie = own.join('; ');
  return headers;
}

function toAnswer(response: Response, body: ArrayBuffer): NextResponse {
  const headers = new Headers();
  for (const name of passedBack) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const location = response.headers.get('location');
  if (location !== null) {
    const target = ownAddress(location);
    if (target === null) {
      logger.error('The hosted sign-in leads to another site', {});
      return refuse(502, 'The sign-in leads to another site.');
    }
    headers.set('location', target);
  }
  for (const cookie of response.headers.getSetCookie()) {
    if (isOwnSetCookie(cookie)) headers.append('set-cookie', cookie);
  }
  const isEmpty = response.status === 204 || response.status === 304 || location !== null;
  return new NextResponse(isEmpty ? null : body, { status: response.status, headers });
}

/** The address when it is one of this site; null for every other. */
function ownAddress(location: string): string | null {
  if (!URL.canParse(location, env.SITE_URL)) return null;
  const url = new URL(location, env.SITE_URL);
  return url.origin === new URL(env.SITE_URL).origin ? url.href : null;
}

function isOwnSetCookie(line: string): boolean {
  const [pair = ''] = line.split(';');
  return ownCookie.test(pair.trim()) && !/;\s*domain=/i.test(line);
}
