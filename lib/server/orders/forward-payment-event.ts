import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { loadBodyBytes } from '@/lib/platform/http/read-body';
import { createErrorResponse } from '@/lib/platform/http/http-error';
import { logger } from '@/lib/platform/observability/logger';
import { applyEndpointRateLimit } from '@/lib/server/rate-limits';

/** Maximum size of an event in bytes; Stripe's events are a few kilobytes. */
const maxEventBytes = 128 * 1024;
/** Timeout in ms; the provider counts an event as failed after about ten seconds. */
const timeoutMs = 8_000;

/**
 * Forwards an event of the payment provider byte for byte with its signature header; the payments service verifies the
 * signature. An event that is not accepted is sent again by the provider.
 */
export async function forwardPaymentEvent(request: NextRequest): Promise<NextResponse> {
  const signature = request.headers.get('stripe-signature');
  if (signature === null || signature.length > 2_000)
    return createErrorResponse(400, 'No signature.');
  const wait = await applyEndpointRateLimit('paymentEvent', request.headers);
  if (wait > 0)
    return createErrorResponse(429, 'Too many events.', { 'Retry-After': String(wait) });
  const body = await loadBodyBytes(request, maxEventBytes);
  if (body === null)
    return createErrorResponse(413, `The body is larger than ${maxEventBytes} bytes.`);
  try {
    const response = await fetch(`${env.TOOLS_URL}/payments/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return NextResponse.json({ received: true });
    return createErrorResponse(response.status, 'The event was not taken.');
  } catch (cause) {
    logger.warn('The payment service did not respond to an event', { cause });
    return createErrorResponse(503, 'The event was not taken.', { 'Retry-After': '5' });
  }
}
