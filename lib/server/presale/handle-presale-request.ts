import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { createTranslator } from 'next-intl';
import { isPresaleSlug } from '@/domain/access/presale';
import type { Result } from '@/lib/gateways/result';
import { readAllBikes } from '@/lib/gateways/content/bikes.gateway';
import { answer, refuse } from '@/lib/platform/http/refusal';
import { say } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { logger } from '@/lib/platform/observability/logger';
import { confirmedDealer } from '@/lib/server/session/confirmed-dealer';

/** GET ?lang=de: the presale models by slug and name, for b2b customers the shop knows now. 401 for everybody else, 503 when nobody can say. */
export async function handlePresaleRequest(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  const token = await confirmedDealer(request.cookies, language);
  if (!token.ok) return later(token);
  if (token.data === null) return refuse(401, await say('over', language));
  const bikes = await readAllBikes(language);
  if (!bikes.ok) return later(bikes);
  const messages = await loadMessages(language);
  const t = createTranslator({ locale: language, messages, namespace: 'presale' });
  const models = bikes.data
    .filter(({ slug }) => isPresaleSlug(slug))
    .map(({ slug, name }) => ({ slug, name }));
  return answer({ title: t('models'), models });

  async function later({ error }: Extract<Result<unknown>, { ok: false }>) {
    logger.warn('The presale models could not be listed', { ...error });
    return refuse(503, await say('unavailable', language), { 'Retry-After': '5' });
  }
}
