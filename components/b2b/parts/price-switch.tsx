'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { setB2bShownPrice } from '@/lib/browser/state/local-operations';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';

const priceTypes = ['hek', 'uvp'] as const;

/** Purchase prices, or retail prices for showing a customer the screen. */
export function PriceSwitch() {
  const t = useTranslations('b2b.prices');
  const name = useId();
  const shown = useShownPrice();
  return (
    <div className="d-flex align-items-center gap-3">
      <span className="small text-2 d-none d-md-inline" aria-hidden="true">
        {t('label')}
      </span>
      <div className="lt-seg" role="radiogroup" aria-label={t('shown')}>
        {priceTypes.map((type) => (
          <label key={type} className={shown === type ? 'is-on' : ''} title={t(`${type}Long`)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={shown === type}
              onChange={() => setB2bShownPrice(type)}
            />
            {t(type)}
          </label>
        ))}
      </div>
    </div>
  );
}
