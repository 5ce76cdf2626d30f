'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { notifyUrlQueryChange } from '@/lib/browser/navigation/url-query';

/**
 * Tells useUrlQuery when a link changed the query of the very page that is open: the router does so without an event.
 * Alone in its boundary, so that the page around it stays static.
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
