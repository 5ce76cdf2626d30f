import type { Language } from '@/domain/language/detect-language';
import type { KeptArticle } from '@/lib/platform/views/kept-article';

const timeoutMs = 10_000;

/** What is sold of these articles, in their order; null when nobody answered. */
export async function askArticles(
  skus: readonly string[],
  language: Language,
): Promise<KeptArticle[] | null> {
  if (skus.length === 0) return [];
  try {
    const query = new URLSearchParams({ skus: skus.join(','), lang: language });
    const response = await fetch(`/api/kept-articles?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { keptArticlesAnswer } = await import('@/lib/platform/views/kept-article');
    return keptArticlesAnswer.parse(await response.json()).articles;
  } catch {
    // The list says so and offers to try again.
    return null;
  }
}
