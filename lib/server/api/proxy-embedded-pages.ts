import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { filterHeaders, getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { loadBodyText } from '@/lib/platform/http/read-body';
import {
  createBodyErrorResponse,
  createLocalizedErrorResponse,
} from '@/lib/platform/http/http-error';
import { logger } from '@/lib/platform/observability/logger';
import { toReadableRejection } from '@/lib/platform/http/plain-text-rejection';
import { createTooManyRequestsResponse } from './rest-api-handlers';
import { applyEndpointRateLimit, applyOperationRateLimit } from '@/lib/server/rate-limits';
import { getClientOriginHeaders } from '@/lib/server/session/trusted-device';
import 'server-only';

const passedBack = [
  'cache-control',
  'content-language',
  'content-security-policy',
  'content-type',
  'referrer-policy',
  'x-frame-options',
  'x-content-type-options',
] as const;

/** Returns the absolute URL of a redirect target on this site; null for a target on another site. */
function ownAddress(location: string): string | null {
  if (!URL.canParse(location, env.SITE_URL)) return null;
  const url = new URL(location, env.SITE_URL);
  return url.origin === new URL(env.SITE_URL).origin ? url.href : null;
}

/**
 * Converts the response of an embedded service to a response of this site: body and relevant headers, no cookies. Null
 * for a redirect to another site, which is never passed on.
 */
export async function toProxiedPage(response: Response): Promise<NextResponse | null> {
  const headers = new Headers(filterHeaders(response.headers, passedBack));
  const location = response.headers.get('location');
  const target = location === null ? null : ownAddress(location);
  if (location !== null && target === null) return null;
  if (target !== null) headers.set('location', target);
  const isEmpty = response.status === 204 || response.status === 304 || target !== null;
  const body = isEmpty ? null : await response.arrayBuffer();
  return new NextResponse(body, { status: response.status, headers });
}

const paymentPageTimeoutMs = 8_000;
const maxPaymentFormBytes = 4 * 1024;

/**
 * Proxies the payment page of the embedded payment provider under the site's own origin. Accepts the form of that page
 * only from the page itself. Unused with a Stripe account, because Stripe hosts its own pages.
 */
export async function proxyPaymentPage(request: NextRequest, id: string): Promise<NextResponse> {
  const isForm = request.method === 'POST';
  const language = getRequestLanguage(request);
  if (!/^cs_test_\w{8,80}$/.test(id))
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(404, 'notFound', language),
    );
  if (isForm && !isSameOrigin(request.headers))
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(403, 'wrongOrigin', language),
    );
  const wait = await applyEndpointRateLimit('payPage', request.headers);
  if (wait > 0)
    return toReadableRejection(request, await createTooManyRequestsResponse(wait, language));
  const body = isForm ? await loadBodyText(request, maxPaymentFormBytes) : undefined;
  if (body === null)
    return toReadableRejection(request, await createBodyErrorResponse(413, language));
  try {
    const response = await fetch(new URL(`/pay/${id}`, env.TOOLS_URL), {
      method: request.method,
      headers: {
        'Accept-Language': language,
        ...(isForm && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(paymentPageTimeoutMs),
    });
    const page = await toProxiedPage(response);
    if (page !== null) return page;
    logger.error('The payment page redirected to another site', {});
    return await toReadableRejection(
      request,
      await createLocalizedErrorResponse(502, 'unavailable', language),
    );
  } catch (cause) {
    logger.warn('The payment page did not respond', { cause });
    const later = await createLocalizedErrorResponse(503, 'unavailable', language, {
      'Retry-After': '5',
    });
    return toReadableRejection(request, later);
  }
}

const hostedPageTimeoutMs = 8_000;
const maxHostedFormBytes = 16 * 1024;

/**
 * Paths of the identity provider's pages that are proxied, with their allowed methods. The token endpoint is missing,
 * because only the server requests tokens.
 */
const pages: Record<string, readonly string[]> = {
  '/oauth2/authorize': ['GET', 'POST'],
  '/oauth2/archivo.woff2': ['GET'],
  '/logout': ['GET'],
};

const passedOn = ['accept', 'accept-language', 'content-type'] as const;
/** Matches the identity provider's cookies. The site's own cookies are never passed on. */
const ownCookie = /^(?:__Host-)?identity-[\w-]+=[\w.-]*$/;

/**
 * Proxies the hosted pages of the embedded identity service under the site's own origin. Passes on only the cookies of
 * the identity service, and only redirects within this site. With an external provider (IDENTITY_DOMAIN), which hosts
 * its own pages, every path is a 404.
 */
export async function proxyHostedPage(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const language = getRequestLanguage(request);
  const methods = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
  if (env.IDENTITY_DOMAIN || !methods)
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(404, 'notFound', language),
    );
  if (!methods.includes(request.method))
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(405, 'notFound', language),
    );
  const isTry = request.method === 'POST';
  const wait = isTry ? await applyOperationRateLimit('identitySignIn', request.headers) : 0;
  if (wait > 0) {
    const later = { 'Retry-After': String(wait) };
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(429, 'tooMany', language, later),
    );
  }
  const body = isTry ? await loadBodyText(request, maxHostedFormBytes) : undefined;
  if (body === null)
    return toReadableRejection(request, await createBodyErrorResponse(413, language));
  try {
    const response = await fetch(`${env.IDENTITY_URL}${pathname}${search}`, {
      method: request.method,
      headers: { ...headersFor(request), ...(await getClientOriginHeaders(request)) },
      ...(body !== undefined && { body }),
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(hostedPageTimeoutMs),
    });
    return (
      (await toAnswer(response)) ??
      (await toReadableRejection(
        request,
        await createLocalizedErrorResponse(502, 'identityUnavailable', language),
      ))
    );
  } catch (cause) {
    logger.warn('The hosted sign-in did not respond', { cause });
    const wait = { 'Retry-After': '5' };
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(503, 'identityUnavailable', language, wait),
    );
  }
}

function headersFor(request: NextRequest): Record<string, string> {
  const headers = filterHeaders(request.headers, passedOn);
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const ownCookies = cookies.filter((cookie) => ownCookie.test(cookie));
  return ownCookies.length > 0 ? { ...headers, cookie: ownCookies.join('; ') } : headers;
}

/** Adds the identity provider's cookies to the proxied page. Null for a redirect to another site. */
async function toAnswer(response: Response): Promise<NextResponse | null> {
  const page = await toProxiedPage(response);
  if (page === null) {
    logger.error('The hosted sign-in redirected to another site', {});
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
