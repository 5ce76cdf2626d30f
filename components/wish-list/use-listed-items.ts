'use client';

import { useEffect, useState } from 'react';
import type { Language } from '@/domain/locale/language';
import { fetchListedItems } from '@/lib/browser/wish-list/fetch-listed-items';
import type { ItemListEntry } from '@/lib/platform/views/item-list-dto';

type Loaded = {
  /** The loaded articles by SKU; null before the first response. */
  articles: ReadonlyMap<string, ItemListEntry> | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * Loads the data of the given articles, each only once. An article that is removed from the list and added again is
 * therefore available immediately.
 */
export function useListedItems(skus: readonly string[], language: Language): Loaded {
  const [known, setKnown] = useState<{
    articles: ReadonlyMap<string, ItemListEntry>;
    requestedSkus: ReadonlySet<string>;
  } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const missing = skus.filter((sku) => !known?.requestedSkus.has(sku)).join(',');

  useEffect(() => {
    if (missing === '') return;
    let isOver = false;
    const requestedSkus = missing.split(',');
    void fetchListedItems(requestedSkus, language).then((answer) => {
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
