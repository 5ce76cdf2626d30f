import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { isSkuText } from '@/domain/wish-list/wish-list';
import type { StockAlertResult } from '@/domain/stock-alert/stock-alert';
import {
  createStockAlert,
  sendStockAlertToken,
} from '@/lib/gateways/rest-api/stock-alerts.gateway';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import {
  createFormHandler,
  createRestApiErrorResponse,
  createRestApiHandler,
  createTooManyRequestsResponse,
  type FormResult,
} from './rest-api-handlers';
import { applyEndpointRateLimit } from '@/lib/server/rate-limits';

const maxToken = 200;
const token = z.object({ token: z.string().min(1).max(maxToken) });

const request = createRestApiHandler({
  tool: 'watch',
  status: 202,
  schema: z.object({
    email: z.string().transform(createEmailTransform()),
    sku: z.string().regex(/^[A-Za-z0-9.-]{3,40}$/),
    day: z.union([z.literal(''), z.iso.date()]).default(''),
  }),
  send: createStockAlert,
});

const redeem = (action: 'confirm' | 'end') =>
  createRestApiHandler({
    tool: 'watchLink',
    schema: token,
    send: (input, language) => sendStockAlertToken(action, input.token, language),
  });

/**
 * POST handler that subscribes to a stock alert. An invalid HTML form leads back to the form page, where item and date
 * are prefilled.
 */
export const handleStockAlert = createFormHandler({
  answer: request,
  fields: ['email', 'sku', 'day'],
  leadTo: (result, fields) => {
    if (result === 'done') return pageOf('sent');
    if (result === 'later') return pageOf('later');
    const [sku, day] = [fields.get('sku') ?? '', fields.get('day') ?? ''];
    const again = new URLSearchParams({
      ...(isSkuText(sku) && { sku }),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
      problem: 'input',
    });
    return `/watch?${again}`;
  },
});

/** POST handler that confirms a stock alert with the token from the confirmation email. */
export const handleStockAlertConfirmation = createFormHandler({
  answer: redeem('confirm'),
  fields: ['token'],
  leadTo: (result) => pageOf(afterLink(result, 'confirmed')),
});

/** POST handler that ends a stock alert with the token from an email. */
export const handleStockAlertUnsubscribe = createFormHandler({
  answer: redeem('end'),
  fields: ['token'],
  leadTo: (result) => pageOf(afterLink(result, 'ended')),
});

/**
 * Ends a stock alert with one click in an email program, which sends no Origin header (RFC 8058). The token in the URL
 * is the only authorization and applies to this alert only.
 */
export async function handleStockAlertOneClickUnsubscribe(
  asked: NextRequest,
): Promise<NextResponse> {
  const language = getRequestLanguage(asked);
  const wait = await applyEndpointRateLimit('watchLink', asked.headers);
  if (wait > 0) return createTooManyRequestsResponse(wait, language);
  const given = asked.nextUrl.searchParams.get('token') ?? '';
  const ended = await sendStockAlertToken('end', given.slice(0, maxToken) || '-', language);
  if (!ended.ok) return createRestApiErrorResponse('watchLink', ended.error, language);
  return new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

const pageOf = (result: StockAlertResult): string => `/watch/${result}`;

function afterLink(result: FormResult, done: 'confirmed' | 'ended'): StockAlertResult {
  if (result === 'done') return done;
  return result === 'later' ? 'later' : 'gone';
}
