'use client';

import { useTranslations } from 'next-intl';
import { PriceTypeChoice } from '@/components/ui/price/price-type-choice';
import '@/styles/by-use/switches.scss';

/** Purchase prices, or retail prices for showing a customer the screen. */
export function PriceSwitch() {
  const t = useTranslations('b2b.prices');
  return (
    <div className="d-flex align-items-center gap-3">
      <span className="small text-2 d-none d-md-inline" aria-hidden="true">
        {t('label')}
      </span>
      <div className="lt-seg" role="radiogroup" aria-label={t('shown')}>
        <PriceTypeChoice wordOf={t} />
      </div>
    </div>
  );
}
