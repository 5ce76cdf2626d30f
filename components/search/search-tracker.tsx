'use client';

import { useEffect } from 'react';
import { hasNoPersonalData } from '@/domain/search/query-intent';
import { track } from '@/lib/browser/tracking/track';

/** Tells the tag system what was looked for, once for each query, unless it may name a person. */
export function SearchTracker({ query }: { query: string }) {
  useEffect(() => {
    if (hasNoPersonalData(query)) track({ name: 'search', term: query });
  }, [query]);
  return null;
}
