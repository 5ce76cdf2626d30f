import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { findDealers, noFilters } from '@/domain/dealers/find-dealers';
import { logger } from '@/lib/platform/observability/logger';
import { refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { listDealers } from './list-dealers';
import { listStockedModels } from './list-stocked-models';
import type { NearDealer } from '@/lib/platform/views/nearest-answer';

const asked = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  seeks: z.enum(['bikes', 'service']).default('bikes'),
  /** Whose standing there is told. */
  bike: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
});

const shownSelling = 3;
const shownServicing = 5;

/**
 * GET ?lat=&lon=&lang=&seeks=&bike=: the nearest three dealers that sell, how many models stand there and whether the named one does;
 * seeking service the nearest five that give it.
 */
export async function handleNearestRequest(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  const input = asked.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!input.success) return refuseInWords(400, 'invalidInput', language);
  const { lat, lon, seeks, bike } = input.data;
  try {
    const [dealers, models] = await Promise.all([listDealers(), listStockedModels(language)]);
    const fitting =
      seeks === 'service' ? dealers : dealers.filter(({ type }) => type !== 'servicePoint');
    const around = { latitude: lat, longitude: lon };
    const { found } = findDealers(fitting, { ...noFilters, radius: null }, around, 0);
    const nearest = found
      .slice(0, seeks === 'service' ? shownServicing : shownSelling)
      .map(({ dealer: { slug, name, city, adrNumber }, distanceKm }): NearDealer => ({
        ...{ adrNumber, slug, name, city },
        distanceKm: distanceKm ?? 0,
        hasModel: models.get(adrNumber)?.some((model) => model.slug === bike) ?? false,
        models: models.get(adrNumber)?.length ?? 0,
      }));
    return NextResponse.json(
      { dealers: nearest },
      { headers: { 'Cache-Control': 'private, max-age=300' } },
    );
  } catch (error) {
    logger.warn('The nearest dealers could not be found', { error });
    return refuseInWords(503, 'unavailable', language, { 'Retry-After': '5' });
  }
}
