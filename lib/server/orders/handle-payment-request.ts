import { createTranslator } from 'next-intl';
import { NextResponse, type NextRequest } from 'next/server';
import { type Language, languages } from '@/domain/locale/language';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { z } from 'zod';
import { isPaymentLink } from '@/domain/order/order-links';
import { startPayment, fetchGiroCode } from '@/lib/gateways/rest-api/payments.gateway';
import { env } from '@/lib/platform/config/env';
import { loadBodyText } from '@/lib/platform/http/read-body';
import {
  createJsonResponse,
  createBodyErrorResponse,
  createLocalizedErrorResponse,
} from '@/lib/platform/http/http-error';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { toReadableRejection } from '@/lib/platform/http/plain-text-rejection';
import {
  createRestApiErrorResponse,
  createTooManyRequestsResponse,
} from '@/lib/server/api/rest-api-handlers';
import { applyEndpointRateLimit } from '@/lib/server/rate-limits';
import 'server-only';

/** Returns a page without scripts that redirects by meta refresh and contains a link as fallback. */
export async function createRedirectPage(url: string, language: Language): Promise<NextResponse> {
  const messages = await loadMessages(language);
  const t = createTranslator({ locale: language, messages, namespace: 'payment' });
  const address = escape(url);
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${address}"><title>${escape(t('leaving'))}</title></head><body><p><a href="${address}">${escape(t('leavingLink'))}</a></p></body></html>`;
  return new NextResponse(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

const maxFormBytes = 4 * 1024;

const requestSchema = z.object({
  link: z.string().refine(isPaymentLink),
  language: z.enum(languages),
});

/**
 * Starts a payment and sends the buyer to the payment page, or back to the order page when there is nothing to pay. A
 * script receives `{url}`. A form receives a page that redirects, because the form-action policy forbids HTTP redirects
 * of forms to other sites. Accepts requests from pages of this site only.
 */
export async function handlePaymentRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  if (!isSameOrigin(request.headers))
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(403, 'wrongOrigin', language),
    );
  const wait = await applyEndpointRateLimit('payment', request.headers);
  if (wait > 0)
    return toReadableRejection(request, await createTooManyRequestsResponse(wait, language));
  const text = await loadBodyText(request, maxFormBytes);
  if (text === null)
    return toReadableRejection(request, await createBodyErrorResponse(413, language));
  const isForm = isFormOf(request);
  const input = requestSchema.safeParse(readPaymentRequest(text, isForm));
  if (!input.success)
    return toReadableRejection(request, await createBodyErrorResponse(400, language));
  const { link } = input.data;
  const started = await startPayment(link, input.data.language);
  const page = pageOf(link, input.data.language);
  if (!isForm)
    return started.ok
      ? createJsonResponse({ url: started.data.url ?? page.pathname })
      : createRestApiErrorResponse('payment', started.error, language);
  if (started.ok && started.data.url !== null)
    return createRedirectPage(started.data.url, input.data.language);
  if (!started.ok) page.searchParams.set('problem', 'unavailable');
  return NextResponse.redirect(page, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}

function isFormOf(request: NextRequest): boolean {
  return (request.headers.get('content-type') ?? '').startsWith(
    'application/x-www-form-urlencoded',
  );
}

function readPaymentRequest(text: string, isForm: boolean): unknown {
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pageOf(link: string, language: Language): URL {
  return new URL(`/${language}/payment/${link}`, env.SITE_URL);
}

/** Returns the GiroCode of the bank transfer for a payment link, for pages and emails; 404 when no transfer is due. */
export async function handleGiroCode(request: NextRequest, link: string): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  if (!isPaymentLink(link)) return createLocalizedErrorResponse(404, 'notFound', language);
  const wait = await applyEndpointRateLimit('giroCode', request.headers);
  if (wait > 0) return createTooManyRequestsResponse(wait, language);
  const image = await fetchGiroCode(link, language);
  if (!image.ok) return createRestApiErrorResponse('giroCode', image.error, language);
  return new NextResponse(image.data, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, max-age=300',
      'X-Content-Type-Options': 'nosniff',
      // Email clients load it cross-origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
