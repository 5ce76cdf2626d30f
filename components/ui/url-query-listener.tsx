'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { notifyUrlQueryChange } from '@/lib/browser/navigation/url-query';

/**
 * Notifies useUrlQuery when a link changes the query of the current page, because the router fires no event for that.
 * Has a separate Suspense boundary, so that the page around it stays static.
 */
export function UrlQueryListener() {
  return (
    <Suspense fallback={null}>
      <Watch />
    </Suspense>
  );
}

function Watch() {
  const params = useSearchParams();
  useEffect(notifyUrlQueryChange, [params]);
  return null;
}
