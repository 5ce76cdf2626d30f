'use client';

import { useEffect } from 'react';
import { namesNobody } from '@/domain/search/names-nobody';
import { track } from '@/lib/browser/events/track';

/** Tells the tag system what was looked for, once for each query, unless it may name a person. */
export function SearchTold({ query }: { query: string }) {
  useEffect(() => {
    if (namesNobody(query)) track({ name: 'search', term: query });
  }, [query]);
  return null;
}
