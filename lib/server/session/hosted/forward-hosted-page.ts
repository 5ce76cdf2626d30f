import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { forwardedPage } from '@/lib/platform/http/forwarded-page';
import { pickHeaders } from '@/lib/platform/http/pick-headers';
import { readText } from '@/lib/platform/http/read-body';
import { logger } from '@/lib/platform/observability/logger';
import { waitSeconds } from '@/lib/platform/http/operation-limits';
import { refuse } from '@/lib/platform/http/refusal';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { say } from '@/lib/platform/http/refusal-words';
import { originHeaders } from '../known-browser';

const timeoutMs = 8_000;
const maxFormBytes = 16 * 1024;

/** The provider's own addresses under this origin. The site asks for tokens by itself, so those stay inside. */
const pages: Record<string, readonly string[]> = {
  '/oauth2/authorize': ['GET', 'POST'],
  '/oauth2/archivo.woff2': ['GET'],
  '/logout': ['GET'],
};

const passedOn = ['accept', 'accept-language', 'content-type'] as const;
/** The provider's own cookies; the site's never leave it. */
const ownCookie = /^(?:__Host-)?identity-[\w-]+=[\w.-]*$/;

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
  const wait = isTry ? await waitSeconds('identitySignIn', request.headers) : 0;
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
    return await toAnswer(response);
  } catch (cause) {
    logger.warn('The hosted sign-in does not answer', { cause });
    return refuse(503, await say('identityUnavailable', language), { 'Retry-After': '5' });
  }
}

function headersFor(request: NextRequest): Record<string, string> {
  const headers = pickHeaders(request.headers, passedOn);
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const own = cookies.filter((cookie) => ownCookie.test(cookie));
  return own.length > 0 ? { ...headers, cookie: own.join('; ') } : headers;
}

async function toAnswer(response: Response): Promise<NextResponse> {
  const page = await forwardedPage(response);
  if (page === null) {
    logger.error('The hosted sign-in leads to another site', {});
    return refuse(502, 'The sign-in leads to another site.');
  }
  for (const cookie of response.headers.getSetCookie())
    if (isOwnSetCookie(cookie)) page.headers.append('set-cookie', cookie);
  return page;
}

function isOwnSetCookie(line: string): boolean {
  const [pair = ''] = line.split(';');
  return ownCookie.test(pair.trim()) && !/;\s*domain=/i.test(line);
}
