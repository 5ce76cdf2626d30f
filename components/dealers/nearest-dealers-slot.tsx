'use client';

import { Suspense } from 'react';
import { useClientState } from '@/lib/browser/state/client-state';
import { lazyComponent } from '@/components/ui/lazy';

const NearestDealers = lazyComponent(() =>
  import('./nearest-dealers').then((module) => module.NearestDealers),
);

type Props = { bike?: { readonly slug: string; readonly name: string } };

/** Shows the nearest dealers once the visitor's place is known. Until then nothing is rendered or loaded. */
export function NearestDealersSlot(props: Props) {
  const location = useClientState((state) => state.location);
  if (!location) return null;
  return (
    <Suspense fallback={null}>
      <NearestDealers {...props} location={location} />
    </Suspense>
  );
}
