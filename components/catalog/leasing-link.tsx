'use client';

import { useLocale, useTranslations } from 'next-intl';
import { leasingRate } from '@/domain/leasing/leasing-rate';
import { leasingTerms } from '@/domain/leasing/leasing-terms';
import { writePrice } from '@/domain/money/write-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { useBikeSelection } from './bike-selection';
import './card.scss';

/** What the selected variant is about to cost a month as a job bike, in whole euros; leads to how that is made of. */
export function LeasingLink() {
  const t = useTranslations('bike');
  const locale = useLocale();
  const { sku, priceCents, listPriceCents } = useBikeSelection().selected;
  const bike = { priceCents, listPriceCents: listPriceCents ?? priceCents };
  const rate = leasingRate(bike, leasingTerms);
  return rate === null ? null : (
    <Link
      className="lt-quiet-action d-inline-flex align-items-center"
      href={`/leasing?sku=${sku}`}
      prefetch={false}
    >
      {t('leasing', { rate: writePrice(Math.round(rate.rateCents / 100) * 100, locale) })}
    </Link>
  );
}
