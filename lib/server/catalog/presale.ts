import { cookies } from 'next/headers';
import { notFound, unauthorized } from 'next/navigation';
import { cache } from 'react';
import { parseLanguage } from '@/domain/locale/language';
import { getPresalePage } from './get-bike-page';
import { getResultData, type Result } from '@/lib/gateways/result';
import { findConfirmedDealerToken } from '@/lib/server/session/session-checks';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { getTranslations } from 'next-intl/server';
import type { NextRequest, NextResponse } from 'next/server';
import { createTranslator } from 'next-intl';
import { isPresaleSlug } from '@/domain/catalog/presale';
import { fetchAllBikes } from '@/lib/gateways/content/bikes.gateway';
import {
  createJsonResponse,
  createErrorResponse,
  getErrorMessage,
} from '@/lib/platform/http/http-error';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

/**
 * Loads a presale model for a b2b customer whom the shop confirms during this request. Second of three checks: the
 * first is the route guard, the third the shop's product response (Specification §6). 401 for everyone else.
 */
export const getVisitorPresalePage = cache(
  async (lang: string, slug: string): Promise<BikePageView> => {
    const language = parseLanguage(lang);
    if (language === null) notFound();
    const token = getResultData(
      await findConfirmedDealerToken(await cookies(), language),
      'shop customer',
    );
    if (token === null) unauthorized();
    return (await getPresalePage(language, slug, token)) ?? notFound();
  },
);

/** Returns the messages of a presale page. Only these pages contain them, so that no other page reveals the presale. */
export async function getPresaleMessages() {
  const t = await getTranslations('presale');
  return { title: t('title'), text: t('text'), from: t('from'), order: t('order') };
}

/**
 * Handles GET ?lang=de: the presale models by slug and name, for b2b customers whom the shop confirms. 401 for everyone
 * else, 503 when a service fails.
 */
export async function handlePresaleRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const token = await findConfirmedDealerToken(request.cookies, language);
  if (!token.ok) return later(token);
  if (token.data === null) return createErrorResponse(401, await getErrorMessage('over', language));
  const bikes = await fetchAllBikes(language);
  if (!bikes.ok) return later(bikes);
  const messages = await loadMessages(language);
  const t = createTranslator({ locale: language, messages, namespace: 'presale' });
  const models = bikes.data
    .filter(({ slug }) => isPresaleSlug(slug))
    .map(({ slug, name }) => ({ slug, name }));
  return createJsonResponse({ title: t('models'), models });

  async function later({ error }: Extract<Result<unknown>, { ok: false }>) {
    logger.warn('The presale models could not be listed', { ...error });
    return createErrorResponse(503, await getErrorMessage('unavailable', language), {
      'Retry-After': '5',
    });
  }
}
