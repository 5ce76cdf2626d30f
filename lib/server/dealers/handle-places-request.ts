import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { cleanPlaceQuery } from '@/domain/dealers/finder-url';
import { findPlaces } from '@/domain/places/find-places';
import { createClientLimiter } from '@/lib/platform/http/rate-limit';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { refuseInWords } from '@/lib/platform/http/refusal-words';
import { choosePlaceView } from './choose-place-view';
import { toPlaceView } from '@/lib/platform/views/place-answer';
import { placeIndex } from './place-index';

const proposed = 6;
/** Towns do not move: a day in every cache. */
const cacheControl = 'public, max-age=86400';
/** More than anybody types; a machine reading the index out is slowed down. */
const limiter = createClientLimiter('places', { burst: 120, perMinute: 120 });

/**
 * GET ?q=ber: at most six places for what is being typed. With &choose=1 the one place a search goes on with, and its namesakes.
 */
export async function handlePlacesRequest(request: NextRequest): Promise<NextResponse> {
  const wait = await limiter(request.headers, Date.now());
  if (wait > 0)
    return refuseInWords(429, 'tooMany', languageOfCall(request), { 'Retry-After': String(wait) });
  const { searchParams } = request.nextUrl;
  const typed = cleanPlaceQuery(searchParams.get('q') ?? '');
  const answer =
    searchParams.get('choose') === '1'
      ? choosePlaceView(typed)
      : { places: findPlaces(placeIndex(), typed, proposed).map((place) => toPlaceView(place)) };
  return NextResponse.json(answer, { headers: { 'Cache-Control': cacheControl } });
}
