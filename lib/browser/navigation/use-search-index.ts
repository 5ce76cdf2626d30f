import { useEffect, useState } from 'react';
import type { Language } from '@/domain/locale/language';
import type { SearchIndex } from '@/domain/search/search-index';
import { loadSearchIndex } from './load-search-index';

type LoadedIndex = { index: SearchIndex | null; hasFailed: boolean; retry: () => void };

/** Returns the search index of a language once loaded, and whether loading failed. */
export function useSearchIndex(language: Language): LoadedIndex {
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isGone = false;
    loadSearchIndex(language).then(
      (found) => !isGone && setIndex(found),
      () => !isGone && setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [language, attempt]);

  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { index, hasFailed, retry };
}
