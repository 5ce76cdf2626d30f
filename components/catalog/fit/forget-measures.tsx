'use client';

import { useTranslations } from 'next-intl';
import { forgetMeasures } from '@/lib/browser/fit/use-measures';
import { keptMeasures } from '@/lib/browser/state/kept-measures';

/** Where the measures are kept, and the click that forgets them; nothing while there are none. */
export function ForgetMeasures() {
  const t = useTranslations('measures');
  if (keptMeasures.useText() === '') return null;
  return (
    <p className="small text-2 mb-0">
      {t('kept')}{' '}
      <button
        type="button"
        className="btn btn-quiet lt-inline-action small"
        onClick={forgetMeasures}
      >
        {t('forget')}
      </button>
    </p>
  );
}
