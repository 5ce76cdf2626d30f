'use client';

import { Suspense } from 'react';
import { useClientState } from '@/lib/browser/state/client-state';
import { lazyPart } from '@/components/ui/lazy';

const NearestDealers = lazyPart(() =>
  import('./nearest-dealers').then((module) => module.NearestDealers),
);

type Props = { bike?: { readonly slug: string; readonly name: string } };

/** The nearest dealers once a place is known. Until then nothing is rendered or loaded. */
export function NearestSlot(props: Props) {
  const location = useClientState((state) => state.location);
  if (!location) return null;
  return (
    <Suspense fallback={null}>
      <NearestDealers {...props} location={location} />
    </Suspense>
  );
}
