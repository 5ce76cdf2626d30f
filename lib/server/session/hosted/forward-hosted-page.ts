import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { forwardedPage } from '@/lib/platform/http/forwarded-page';
import { pickHeaders } from '@/lib/platform/http/pick-headers';
import { readText } from '@/lib/platform/http/read-body';
import { logger } from '@/lib/platform/observability/logger';
import { waitSeconds } from '@/lib/platform/http/operation-limits';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { refuseBody, refuseInWords } from '@/lib/platform/http/refusal-words';
import { readable } from '@/lib/platform/http/readable-refusal';
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
  const language = languageOfCall(request);
  const methods = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
  if (env.IDENTITY_DOMAIN || !methods)
    return readable(request, await refuseInWords(404, 'notFound', language));
  if (!methods.includes(request.method))
    return readable(request, await refuseInWords(405, 'notFound', language));
  const isTry = request.method === 'POST';
  const wait = isTry ? await waitSeconds('identitySignIn', request.headers) : 0;
  if (wait > 0) {
    const later = { 'Retry-After': String(wait) };
    return readable(request, await refuseInWords(429, 'tooMany', language, later));
  }
  const body = isTry ? await readText(request, maxFormBytes) : undefined;
  if (body === null) return readable(request, await refuseBody(413, language));
  try {
    const response = await fetch(`${env.IDENTITY_URL}${pathname}${search}`, {
      method: request.method,
      headers: { ...headersFor(request), ...(await originHeaders(request)) },
      ...(body !== undefined && { body }),
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (
      (await toAnswer(response)) ??
      (await readable(request, await refuseInWords(502, 'identityUnavailable', language)))
    );
  } catch (cause) {
    logger.warn('The hosted sign-in does not answer', { cause });
    const wait = { 'Retry-After': '5' };
    return readable(request, await refuseInWords(503, 'identityUnavailable', language, wait));
  }
}

function headersFor(request: NextRequest): Record<string, string> {
  const headers = pickHeaders(request.headers, passedOn);
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const own = cookies.filter((cookie) => ownCookie.test(cookie));
  return own.length > 0 ? { ...headers, cookie: own.join('; ') } : headers;
}

/** Null for an answer that leads away from this site. */
async function toAnswer(response: Response): Promise<NextResponse | null> {
  const page = await forwardedPage(response);
  if (page === null) {
    logger.error('The hosted sign-in leads to another site', {});
    return null;
  }
  for (const cookie of response.headers.getSetCookie())
    if (isOwnSetCookie(cookie)) page.headers.append('set-cookie', cookie);
  return page;
}

function isOwnSetCookie(line: string): boolean {
  const [pair = ''] = line.split(';');
  return ownCookie.test(pair.trim()) && !/;\s*domain=/i.test(line);
}
