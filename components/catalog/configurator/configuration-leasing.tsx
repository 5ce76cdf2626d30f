'use client';

import { useIsB2b } from '@/lib/browser/state/local-operations';
import { useBikeSelection } from '../bike/bike-selection';
import { useConfiguredParts } from './configuration-parts';
import { LeasingLink } from '../leasing-link';
import './configurator.scss';

/** What all that is configured is about to cost a month as a job bike. */
export function ConfigurationLeasing() {
  const isB2b = useIsB2b();
  const { bike, selected } = useBikeSelection();
  const { chosen, code, sum } = useConfiguredParts();
  if (bike.b2bOnly || isB2b) return null;
  const priceCents = sum.priceCents - selected.priceCents;
  const mounted = chosen.length > 0 && code !== null ? { code, priceCents } : undefined;
  return (
    <div className="lt-step pt-2 pb-2">
      <LeasingLink mounted={mounted} />
    </div>
  );
}
