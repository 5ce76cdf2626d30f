'use client';

import { useEffect, useState } from 'react';
import type { Language } from '@/domain/locale/language';
import { fetchWishListArticles } from '@/lib/browser/wish-list/fetch-articles';
import type { ArticleListItem } from '@/lib/platform/views/article-dto';

type Loaded = {
  /** By SKU; null before the first response. */
  articles: ReadonlyMap<string, ArticleListItem> | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * Loads the data of articles. Each is requested once; an article that is removed and added again is available
 * immediately.
 */
export function useArticles(skus: readonly string[], language: Language): Loaded {
  const [known, setKnown] = useState<{
    articles: ReadonlyMap<string, ArticleListItem>;
    requestedSkus: ReadonlySet<string>;
  } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const missing = skus.filter((sku) => !known?.requestedSkus.has(sku)).join(',');

  useEffect(() => {
    if (missing === '') return;
    let isOver = false;
    const requestedSkus = missing.split(',');
    void fetchWishListArticles(requestedSkus, language).then((answer) => {
      if (isOver) return;
      setHasFailed(answer === null);
      if (answer === null) return;
      setKnown((before) => ({
        articles: new Map([
          ...(before?.articles ?? []),
          ...answer.map((article) => [article.sku, article] as const),
        ]),
        requestedSkus: new Set([...(before?.requestedSkus ?? []), ...requestedSkus]),
      }));
    });
    return () => {
      isOver = true;
    };
  }, [missing, language, tries]);

  return {
    articles: known?.articles ?? null,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setTries(tries + 1);
    },
  };
}
