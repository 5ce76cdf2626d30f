import type { Language } from '@/domain/locale/language';
import type { ItemListEntry } from '@/lib/platform/views/item-list-dto';

const timeoutMs = 10_000;

/** Fetches the articles still sold, in the given order; null when the request fails. */
export async function fetchListedItems(
  skus: readonly string[],
  language: Language,
): Promise<ItemListEntry[] | null> {
  if (skus.length === 0) return [];
  try {
    const query = new URLSearchParams({ skus: skus.join(','), lang: language });
    const response = await fetch(`/api/articles?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { itemListSchema: articlesSchema } = await import('@/lib/platform/views/item-list-dto');
    return articlesSchema.parse(await response.json()).articles;
  } catch {
    // The page shows an error and offers a retry.
    return null;
  }
}
