import type { Position } from '@/domain/dealers/dealer';
import type { Language } from '@/domain/locale/language';
import { type NearestDealer, nearestDealersSchema } from '@/lib/platform/views/nearest-dealers-dto';

const timeoutMs = 8_000;

interface NearestDealersQuery {
  /** Model whose showroom availability is shown. */
  readonly bike?: string;
  readonly seeks: 'bikes' | 'service';
}

/**
 * Fetches the dealers nearest to a place: those selling bicycles, with the models in their showroom, or those offering
 * service. Empty when the request fails, because the list is optional.
 */
export async function fetchNearestDealers(
  { latitude, longitude }: Position,
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
    // The search field next to it links to the complete list.
    return [];
  }
}
