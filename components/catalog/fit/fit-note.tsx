'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { latePart } from '@/components/ui/late/late-part';
import { useKeptRider } from '@/lib/browser/fit/use-measures';
import { useBikeSelection } from '../bike/bike-selection';
import './fit.scss';

const SizeOfBike = latePart(() => import('./size-of-bike').then((module) => module.SizeOfBike));

/** Below the sizes: that one is only a beginning, or which is mine and why. */
export function FitNote() {
  const t = useTranslations('measures');
  const { selected } = useBikeSelection();
  const isKnown = useKeptRider() !== null;
  const unasked = <p>{t('unasked', { size: selected.size })}</p>;
  return (
    <div className={isKnown ? 'lt-fit-note is-known' : 'lt-fit-note'}>
      {!isKnown ? (
        unasked
      ) : (
        <Suspense fallback={unasked}>
          <SizeOfBike />
        </Suspense>
      )}
    </div>
  );
}
