import type { Position } from '@/domain/dealers/dealer';
import type { Language } from '@/domain/locale/language';
import { type NearestDealer, nearestDealersSchema } from '@/lib/platform/views/nearest-dealers-dto';

const timeoutMs = 8_000;

interface Sought {
  /** The model whose standing there is told. */
  readonly bike?: string;
  readonly seeks: 'bikes' | 'service';
}

/**
 * The dealers nearest to a place that sell bicycles, with what of them stands there, or those that service. None when nobody answers:
 * they are an extra.
 */
export async function fetchNearestDealers(
  { latitude, longitude }: Position,
  sought: Sought,
  lang: Language,
): Promise<NearestDealer[]> {
  try {
    const query = new URLSearchParams({ lat: `${latitude}`, lon: `${longitude}`, lang, ...sought });
    const response = await fetch(`/api/nearest-dealers?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return nearestDealersSchema.parse(await response.json()).dealers;
  } catch {
    // The search field beside it leads to the whole list.
    return [];
  }
}
