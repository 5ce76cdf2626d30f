import type { Position } from '@/domain/dealers/dealer';
import type { Language } from '@/domain/language/detect-language';
import { type NearDealer, nearestSchema } from '@/lib/platform/views/nearest-answer';

const timeoutMs = 8_000;

/**
 * The dealers nearest to a place that sell, with whether a model stands there; without a model (null) those that service. None when
 * nobody answers: they are an extra.
 */
export async function askNearest(
  { latitude, longitude }: Position,
  bike: string | null,
  lang: Language,
): Promise<NearDealer[]> {
  try {
    const query = new URLSearchParams({ lat: `${latitude}`, lon: `${longitude}`, lang });
    if (bike !== null) query.set('bike', bike);
    const response = await fetch(`/api/nearest-dealers?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return nearestSchema.parse(await response.json()).dealers;
  } catch {
    // The search field beside it leads to the whole list.
    return [];
  }
}
