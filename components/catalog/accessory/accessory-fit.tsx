'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import { useAccessorySelection } from './accessory-selection';

const NAMED = 4;

/** Says whether the accessory fits the bicycle the shopper came from, or which ones it fits. */
export function AccessoryFit() {
  const t = useTranslations('accessory');
  const { accessory, bike } = useAccessorySelection();
  const { bikes, fitsAll, knownBikes } = accessory;
  const name = knownBikes.find(({ slug }) => slug === bike)?.name;
  const fits = fitsAll || bikes.some(({ slug }) => slug === bike);
  if (name !== undefined && bike !== null) {
    return (
      <div className={fits ? 'lt-note is-ok mt-4' : 'lt-note mt-4'}>
        <p>
          <b className="lt-strong">{fits ? t('fits', { name }) : t('fitsNot', { name })}</b>{' '}
          <Link href={`/accessories?bikes=${bike}`}>{t('otherParts', { name })}</Link>
        </p>
      </div>
    );
  }
  if (fitsAll) return <p className="small text-2 mt-4 mb-0">{t('fitsAll')}</p>;
  if (bikes.length === 0) return null;
  return (
    <div className="small text-2 mt-4">
      {bikes.length <= NAMED ? (
        <p className="mb-0">
          {t('fitsSome', { names: bikes.map((known) => known.name).join(', ') })}
        </p>
      ) : (
        <details>
          <summary>{t('fitsCount', { count: bikes.length })}</summary>
          <p className="mb-0 pt-2">{bikes.map((known) => known.name).join(', ')}</p>
        </details>
      )}
    </div>
  );
}
