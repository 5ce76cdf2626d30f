'use client';

import { useEffect } from 'react';
import { hasNoPersonalData } from '@/domain/search/query-intent';
import { track } from '@/lib/browser/tracking/track';

/** Sends the search term to the tag manager, once per query, unless it may contain personal data. */
export function SearchTracker({ query }: { query: string }) {
  useEffect(() => {
    if (hasNoPersonalData(query)) track({ name: 'search', term: query });
  }, [query]);
  return null;
}
