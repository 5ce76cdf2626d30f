'use client';

import dynamic from 'next/dynamic';
import { useClientState } from '@/lib/browser/state/client-state';

const NearestDealers = dynamic(() =>
  import('./nearest-dealers').then((module) => module.NearestDealers),
);

type Props = { bike: string; name: string };

/** The nearest dealers once a place is known; until then nothing, and nothing is loaded for it. */
export function NearestSlot(props: Props) {
  const location = useClientState((state) => state.location);
  return location && <NearestDealers {...props} location={location} />;
}
