import type { GeoPosition } from '@/domain/dealers/dealer';
import type { Language } from '@/domain/locale/language';
import { type NearestDealer, nearestDealersSchema } from '@/lib/platform/views/nearest-dealers-dto';

const timeoutMs = 8_000;

interface NearestDealersQuery {
  /** Model to look for: each result states whether the dealer has it in the showroom. */
  readonly bike?: string;
  readonly seeks: 'bikes' | 'service';
}

/**
 * Fetches the dealers nearest to a place: those selling bicycles, with the models in their showroom, or those offering
 * service. Empty when the request fails, because the list is optional.
 */
export async function fetchNearestDealers(
  { latitude, longitude }: GeoPosition,
  input: NearestDealersQuery,
  lang: Language,
): Promise<NearestDealer[]> {
  try {
    const query = new URLSearchParams({ lat: `${latitude}`, lon: `${longitude}`, lang, ...input });
    const response = await fetch(`/api/nearest-dealers?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return nearestDealersSchema.parse(await response.json()).dealers;
  } catch {
    // An empty list is sufficient, because the search field beside it links to the complete list.
    return [];
  }
}
