import { parseUserAgent } from '@/lib/platform/http/user-agent';
import { type Result, success, type GatewayError } from '@/lib/gateways/result';
import { fetchSignIns } from '@/lib/gateways/rest-api/sign-in-log.gateway';
import { type NextRequest, NextResponse } from 'next/server';
import { createTranslator } from 'next-intl';
import type { Language } from '@/domain/locale/language';
import { parseDay } from '@/domain/time/day';
import { isRejectedToken } from '@/lib/gateways/shop/shop-client';
import { fetchPersonalData } from '@/lib/gateways/shop/customer.gateway';
import { createClientRateLimiter } from '@/lib/platform/http/rate-limit';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { logger } from '@/lib/platform/observability/logger';
import { getServerSession } from '@/lib/server/session/server-session';
import { createErrorResponse } from '@/lib/platform/http/http-error';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import 'server-only';

/** A sign-in in the data export. Times are ISO strings in UTC. */
type ExportedSignIn = {
  startedAt: string;
  lastSeenAt: string;
  browser: string | null;
  system: string | null;
};

/**
 * Returns the customer's active sign-ins. Empty when the tools service does not recognize the customer of an external
 * shop (401) or has no list of sign-ins (404). Fails when the service does not respond.
 */
export async function exportSignIns(
  caller: Parameters<typeof fetchSignIns>[0],
): Promise<Result<ExportedSignIn[]>> {
  const found = await fetchSignIns(caller);
  if (found.ok) {
    return success(
      found.data.signIns.map(({ startedAt, lastSeenAt, userAgent }) => ({
        startedAt: new Date(startedAt).toISOString(),
        lastSeenAt: new Date(lastSeenAt).toISOString(),
        ...parseUserAgent(userAgent),
      })),
    );
  }
  const { status } = found.error;
  return status === 401 || status === 404 ? success([]) : found;
}

/** Limits data exports per client, because an export is expensive for the shop. */
const limiter = createClientRateLimiter('export', { burst: 10, perMinute: 5 });

/**
 * Sends a signed-in customer all data the shop stores about them as a JSON file, including their sign-ins (GDPR,
 * article 20). 401 without a sign-in, 429 when requested too often, 503 when the shop does not respond. Never cached.
 */
export async function handleExportRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const { token, kind } = await getServerSession(request);
  if (token === null || kind !== 'customer')
    return createErrorResponse(401, await formatMessage('signIn', language));
  const wait = await limiter(request.headers, Date.now());
  if (wait > 0) {
    return createErrorResponse(429, await formatMessage('tooMany', language), {
      'Retry-After': String(wait),
    });
  }
  const [found, signIns] = await Promise.all([
    fetchPersonalData({ language, token }),
    exportSignIns({ language, token }),
  ]);
  if (!found.ok) return failed(found.error, language);
  if (!signIns.ok) return failed(signIns.error, language);
  const exportedAt = new Date().toISOString();
  const { profile, orders, baskets, noticeList } = found.data;
  const { invoiceAddress, deliveryAddresses, ...customer } = profile;
  const addresses = { invoiceAddress, deliveryAddresses };
  const file = {
    exportedAt,
    customer,
    ...addresses,
    orders,
    baskets,
    noticeList,
    signIns: signIns.data,
  };
  return new NextResponse(JSON.stringify(file, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="lautlos-${parseDay(exportedAt)}.json"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function failed(error: GatewayError, language: Language): Promise<NextResponse> {
  if (isRejectedToken(error))
    return createErrorResponse(401, await formatMessage('signIn', language));
  logger.warn('The personal data could not be read', { layer: error.layer, status: error.status });
  return createErrorResponse(503, await formatMessage('unavailable', language), {
    'Retry-After': '5',
  });
}

async function formatMessage(
  key: 'signIn' | 'tooMany' | 'unavailable',
  language: Language,
): Promise<string> {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: 'account.data.export' })(key);
}
