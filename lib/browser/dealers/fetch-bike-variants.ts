import type { Language } from '@/domain/locale/language';
import type { VariantChoice } from '@/lib/platform/views/variant-dto';

const timeoutMs = 10_000;

/** Fetches the variants of a model with their texts for display; null when the request fails. */
export async function fetchBikeVariants(
  bike: string,
  language: Language,
): Promise<VariantChoice[] | null> {
  try {
    const query = new URLSearchParams({ bike, lang: language });
    const response = await fetch(`/api/bike-variants?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Loaded lazily, only once a model is chosen.
    const { variantsSchema: variantsAnswer } = await import('@/lib/platform/views/variant-dto');
    return variantsAnswer.parse(await response.json()).variants;
  } catch {
    // The form reports that the variants are missing and offers a retry.
    return null;
  }
}
