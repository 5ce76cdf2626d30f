import type { Language } from '@/domain/locale/language';
import type { VariantChoice } from '@/lib/platform/views/variant-dto';

const timeoutMs = 10_000;

/** The variants of a model in words; null when nobody answered. */
export async function fetchBikeVariants(
  bike: string,
  language: Language,
): Promise<VariantChoice[] | null> {
  try {
    const query = new URLSearchParams({ bike, lang: language });
    const response = await fetch(`/api/bike-variants?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    // With what reads it, once a model is chosen.
    const { variantsSchema: variantsAnswer } = await import('@/lib/platform/views/variant-dto');
    return variantsAnswer.parse(await response.json()).variants;
  } catch {
    // The form says that the list is missing and offers to try again.
    return null;
  }
}
