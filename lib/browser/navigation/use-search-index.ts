import { useEffect, useState } from 'react';
import type { Language } from '@/domain/locale/language';
import type { SearchIndex } from '@/domain/search/search-index';
import { loadSearchIndex } from './load-search-index';

type LoadedIndex = { index: SearchIndex | null; hasFailed: boolean; retry: () => void };

/** The index of a language as soon as it is there, and whether it could not be had. */
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
