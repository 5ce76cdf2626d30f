import type { Language } from '@/domain/locale/language';
import type { ArticleListItem } from '@/lib/platform/views/article-dto';

const timeoutMs = 10_000;

/** Fetches the articles still sold, in the given order; null when the request fails. */
export async function fetchWishListArticles(
  skus: readonly string[],
  language: Language,
): Promise<ArticleListItem[] | null> {
  if (skus.length === 0) return [];
  try {
    const query = new URLSearchParams({ skus: skus.join(','), lang: language });
    const response = await fetch(`/api/articles?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { articleListSchema: articlesSchema } = await import('@/lib/platform/views/article-dto');
    return articlesSchema.parse(await response.json()).articles;
  } catch {
    // The list shows an error and offers a retry.
    return null;
  }
}
