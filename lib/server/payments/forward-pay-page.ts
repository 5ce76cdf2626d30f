import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { forwardedPage } from '@/lib/platform/http/forwarded-page';
import { readText } from '@/lib/platform/http/read-body';
import { refuseBody, refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { logger } from '@/lib/platform/observability/logger';
import { readable } from '@/lib/platform/http/readable-refusal';
import { tooMany } from '@/lib/server/api/tools/answer-tool';
import { toolWaitSeconds } from '@/lib/server/api/tools/tool-limits';

const timeoutMs = 8_000;
const maxFormBytes = 4 * 1024;

/**
 * Shows the embedded payment provider's page under the site's own origin; a form of it is taken from that page only. With an
 * account at Stripe the provider shows its pages itself, and there is nothing here.
 */
export async function forwardPayPage(request: NextRequest, id: string): Promise<NextResponse> {
  const isForm = request.method === 'POST';
  const language = languageOfCall(request);
  if (!/^cs_test_\w{8,80}$/.test(id))
    return readable(request, await refuseInWords(404, 'notFound', language));
  if (isForm && !isSameOrigin(request.headers))
    return readable(request, await refuseInWords(403, 'wrongOrigin', language));
  const wait = await toolWaitSeconds('payPage', request.headers);
  if (wait > 0) return readable(request, await tooMany(wait, language));
  const body = isForm ? await readText(request, maxFormBytes) : undefined;
  if (body === null) return readable(request, await refuseBody(413, language));
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
      signal: AbortSignal.timeout(timeoutMs),
    });
    const page = await forwardedPage(response);
    if (page !== null) return page;
    logger.error('The payment page leads to another site', {});
    return await readable(request, await refuseInWords(502, 'unavailable', language));
  } catch (cause) {
    logger.warn('The payment page does not answer', { cause });
    const later = await refuseInWords(503, 'unavailable', language, { 'Retry-After': '5' });
    return readable(request, later);
  }
}
