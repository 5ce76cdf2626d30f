'use client';

import { useLocale, useTranslations } from 'next-intl';
import { computeLeasingRate } from '@/domain/advice/leasing-rate';
import { leasingTerms } from '@/domain/advice/leasing-rate';
import { formatPrice } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { useBikeSelection } from './bike/use-bike-selection';
import './product-card.scss';

interface Props {
  /** What is mounted to the selected variant: its code, and what it costs beside the bicycle. */
  readonly mounted?: { readonly code: string; readonly priceCents: number } | undefined;
}

/** What the selected variant is about to cost a month as a job bike, in whole euros; leads to how that is made of. */
export function LeasingLink({ mounted }: Props) {
  const t = useTranslations('bike');
  const locale = useLocale();
  const { sku, priceCents, listPriceCents } = useBikeSelection().selected;
  const partsCents = mounted?.priceCents ?? 0;
  const bike = {
    priceCents: priceCents + partsCents,
    listPriceCents: (listPriceCents ?? priceCents) + partsCents,
  };
  const rate = computeLeasingRate(bike, leasingTerms);
  return rate === null ? null : (
    <Link
      className="lt-quiet-action d-inline-flex align-items-center"
      href={`/leasing?sku=${sku}${mounted ? `&configuration=${mounted.code}` : ''}`}
      prefetch={false}
    >
      {t('leasing', { rate: formatPrice(Math.round(rate.rateCents / 100) * 100, locale) })}
    </Link>
  );
}
