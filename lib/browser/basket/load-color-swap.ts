import type { Language } from '@/domain/locale/language';
import { type ColorSwap, colorSwapSchema } from '@/lib/platform/views/variant-dto';

const timeoutMs = 10_000;

/**
 * Returns another color in which this quantity of a bicycle is available immediately. Null when there is none, and when
 * the request fails, because the suggestion is optional.
 */
export async function fetchColorSwap(
  sku: string,
  amount: number,
  language: Language,
): Promise<ColorSwap | null> {
  try {
    const query = new URLSearchParams({ sku, amount: String(amount), lang: language });
    const response = await fetch(`/api/color-swap?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return colorSwapSchema.parse(await response.json()).swap;
  } catch {
    return null;
  }
}
