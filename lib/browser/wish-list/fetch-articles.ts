import type { Language } from '@/domain/locale/language';
import type { ArticleListItem } from '@/lib/platform/views/article-dto';

const timeoutMs = 10_000;

/** What is sold of these articles, in their order; null when nobody answered. */
export async function fetchWishListArticles(
  skus: readonly string[],
  language: Language,
): Promise<ArticleListItem[] | null> {
  if (skus.length === 0) return [];
  try {
    const query = new URLSearchParams({ skus: skus.join(','), lang: language });
    const response = await fetch(`/api/kept-articles?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { articleListSchema: keptArticlesAnswer } =
      await import('@/lib/platform/views/article-dto');
    return keptArticlesAnswer.parse(await response.json()).articles;
  } catch {
    // The list says so and offers to try again.
    return null;
  }
}
