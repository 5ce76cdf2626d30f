import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { createTranslator } from 'next-intl';
import type { Language } from '@/domain/language/detect-language';
import { dayOfText } from '@/domain/time/day';
import type { GatewayError } from '@/lib/gateways/result';
import { isRejectedToken } from '@/lib/gateways/shop/rejected-token';
import { readPersonalData } from '@/lib/gateways/shop/personal-data.gateway';
import { createClientLimiter } from '@/lib/platform/http/rate-limit';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { logger } from '@/lib/platform/observability/logger';
import { readServerSession } from '@/lib/server/session/server-session';
import { refuse } from '@/lib/platform/http/refusal';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { exportSignIns } from './export-sign-ins';

/** Reading everything at once is work for the shop; nobody needs it often. */
const limiter = createClientLimiter('export', { burst: 10, perMinute: 5 });

/**
 * Gives a signed-in customer everything the shop keeps of them as a JSON file (GDPR, article 20), their sign-ins included. 401 for everybody
 * else, 429 when asked too often, 503 when the shop does not answer. Never kept by any cache.
 */
export async function exportPersonalData(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  const { token, kind } = await readServerSession(request);
  if (token === null || kind !== 'customer') return refuse(401, await say('signIn', language));
  const wait = await limiter(request.headers, Date.now());
  if (wait > 0) {
    return refuse(429, await say('tooMany', language), { 'Retry-After': String(wait) });
  }
  const [found, signIns] = await Promise.all([
    readPersonalData({ language, token }),
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
      'Content-Disposition': `attachment; filename="lautlos-${dayOfText(exportedAt)}.json"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function failed(error: GatewayError, language: Language): Promise<NextResponse> {
  if (isRejectedToken(error)) return refuse(401, await say('signIn', language));
  logger.warn('The personal data could not be read', { layer: error.layer, status: error.status });
  return refuse(503, await say('unavailable', language), { 'Retry-After': '5' });
}

async function say(key: 'signIn' | 'tooMany' | 'unavailable', language: Language): Promise<string> {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: 'account.data.export' })(key);
}
