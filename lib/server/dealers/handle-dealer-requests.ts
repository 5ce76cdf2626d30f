import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import {
  filterDealers,
  emptyDealerFilters,
  normalizePlaceQuery,
} from '@/domain/dealers/filter-dealers';
import { logger } from '@/lib/platform/observability/logger';
import { createLocalizedErrorResponse } from '@/lib/platform/http/http-error';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { listDealers } from './list-dealers';
import { listStockedModels, listVariantTexts } from './list-stocked-bikes';
import type { NearestDealer } from '@/lib/platform/views/nearest-dealers-dto';
import { listPlaces } from '@/domain/dealers/find-places';
import { createClientRateLimiter } from '@/lib/platform/http/rate-limit';
import { findChosenPlace, getPlaceIndex } from './places';
import { toPlaceView } from '@/lib/platform/views/place-dto';
import 'server-only';

const querySchema = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  seeks: z.enum(['bikes', 'service']).default('bikes'),
  /** Slug of the model whose stock at each dealer is returned. */
  bike: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
});

const shownSelling = 3;
const shownServicing = 5;

/**
 * GET ?lat=&lon=&lang=&seeks=&bike=: returns the nearest three dealers that sell bikes, each with the number of models
 * in stock and whether the requested model is among them. With seeks=service it returns the nearest five dealers of any
 * type.
 */
export async function handleNearestDealersRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const input = querySchema.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!input.success) return createLocalizedErrorResponse(400, 'invalidInput', language);
  const { lat, lon, seeks, bike } = input.data;
  try {
    const [dealers, models] = await Promise.all([listDealers(), listStockedModels(language)]);
    const fitting =
      seeks === 'service' ? dealers : dealers.filter(({ type }) => type !== 'servicePoint');
    const around = { latitude: lat, longitude: lon };
    const { found } = filterDealers(fitting, { ...emptyDealerFilters, radius: null }, around, 0);
    const nearest = found
      .slice(0, seeks === 'service' ? shownServicing : shownSelling)
      .map(({ dealer: { slug, name, city, adrNumber }, distanceKm }): NearestDealer => ({
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
    return createLocalizedErrorResponse(503, 'unavailable', language, { 'Retry-After': '5' });
  }
}

const proposed = 6;
/** Places rarely change, so every cache may store responses for a day. */
const cacheControl = 'public, max-age=86400';
/** Rate limit of the place search, higher than typing can reach, but too low for copying the index. */
const limiter = createClientRateLimiter('places', { burst: 120, perMinute: 120 });

/**
 * GET ?q=ber: returns up to six suggestions for the typed text. With &choose=1 it returns the best match, and
 * alternatives with the same name or postcode.
 */
export async function handlePlacesRequest(request: NextRequest): Promise<NextResponse> {
  const wait = await limiter(request.headers, Date.now());
  if (wait > 0)
    return createLocalizedErrorResponse(429, 'tooMany', getRequestLanguage(request), {
      'Retry-After': String(wait),
    });
  const { searchParams } = request.nextUrl;
  const typed = normalizePlaceQuery(searchParams.get('q') ?? '');
  const answer =
    searchParams.get('choose') === '1'
      ? findChosenPlace(typed)
      : { places: listPlaces(getPlaceIndex(), typed, proposed).map((place) => toPlaceView(place)) };
  return NextResponse.json(answer, { headers: { 'Cache-Control': cacheControl } });
}

const slugPattern = /^[a-z0-9-]{1,80}$/;

/**
 * GET ?bike=ludwig&lang=de: returns the variants of a model with their names. 404 for an unknown model, 503 when it
 * could not be loaded.
 */
export async function handleBikeVariantsRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const slug = request.nextUrl.searchParams.get('bike') ?? '';
  if (!slugPattern.test(slug)) return createLocalizedErrorResponse(404, 'notFound', language);
  try {
    const variants = await listVariantTexts(language, slug);
    if (variants === null) return await createLocalizedErrorResponse(404, 'notFound', language);
    const headers = { 'Cache-Control': 'private, max-age=300' };
    return NextResponse.json({ variants }, { headers });
  } catch (error) {
    logger.warn('The variants of a model could not be loaded', { slug, error });
    return createLocalizedErrorResponse(503, 'unavailable', language, { 'Retry-After': '5' });
  }
}
