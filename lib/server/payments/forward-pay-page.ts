import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { readText } from '@/lib/platform/http/read-body';
import { refuse } from '@/lib/platform/http/refusal';
import { say } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { logger } from '@/lib/platform/observability/logger';
import { tooMany } from '@/lib/server/api/tools/answer-tool';
import { toolWaitSeconds } from '@/lib/server/api/tools/tool-limits';

const timeoutMs = 10_000;
const maxFormBytes = 4 * 1024;

const passedBack = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'referrer-policy',
  'x-content-type-options',
] as const;

/**
 * Shows the embedded payment provider's page under the site's own origin; a form of it is taken from that page only. With an
 * account at Stripe the provider shows its pages itself, and there is nothing here.
 */
export async function forwardPayPage(request: NextRequest, id: string): Promise<NextResponse> {
  if (!/^cs_test_\w{8,80}$/.test(id)) return refuse(404, 'This page could not be found');
  const isForm = request.method === 'POST';
  if (isForm && !isSameOrigin(request.headers))
    return refuse(403, 'Only pages of this site may ask.');
  const language = languageOfCall(request);
  const wait = toolWaitSeconds('payPage', request.headers);
  if (wait > 0) return tooMany(wait, language);
  const body = isForm ? await readText(request, maxFormBytes) : undefined;
  if (body === null) return refuse(413, `The body is larger than ${maxFormBytes} bytes.`);
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
    return toAnswer(response, await response.arrayBuffer());
  } catch (cause) {
    logger.warn('The payment page does not answer', { cause });
    return refuse(503, await say('unavailable', language), { 'Retry-After': '5' });
  }
}

/** Only redirects that stay on this site. */
function toAnswer(response: Response, body: ArrayBuffer): NextResponse {
  const headers = new Headers();
  for (const name of passedBack) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const location = response.headers.get('location');
  if (location === null) return new NextResponse(body, { status: response.status, headers });
  const { origin } = new URL(env.SITE_URL);
  if (!URL.canParse(location, origin) || new URL(location, origin).origin !== origin) {
    logger.error('The payment page leads to another site', {});
    return refuse(502, 'The payment page leads to another site.');
  }
  headers.set('location', new URL(location, origin).href);
  return new NextResponse(null, { status: response.status, headers });
}
