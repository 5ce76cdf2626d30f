import type { Language } from '@/domain/language/detect-language';
import { type ColorSwap, colorSwapAnswer } from '@/lib/platform/views/color-swap';

const timeoutMs = 10_000;

/** In which colour so many of a bicycle would be there at once; null when in none, and when nobody answered: it is a hint. */
export async function askColorSwap(
  sku: string,
  amount: number,
  language: Language,
): Promise<ColorSwap | null> {
  try {
    const query = new URLSearchParams({ sku, amount: String(amount), lang: language });
    const response = await fetch(`/api/color-swap?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return colorSwapAnswer.parse(await response.json()).swap;
  } catch {
    return null;
  }
}
