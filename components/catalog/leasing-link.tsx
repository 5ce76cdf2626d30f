'use client';

import { useLocale, useTranslations } from 'next-intl';
import { computeLeasingRate } from '@/domain/advice/leasing-rate';
import { leasingTerms } from '@/domain/advice/leasing-rate';
import { formatPrice } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { useBikeSelection } from './bike/use-bike-selection';
import './product-card.scss';

interface Props {
  /** The parts mounted on the selected variant: their code and price in cents. */
  readonly mounted?: { readonly code: string; readonly priceCents: number } | undefined;
}

/**
 * The approximate monthly cost, in whole euros, of leasing the selected variant as a company bike. Links to the
 * estimate.
 */
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
      className="lt-secondary-action d-inline-flex align-items-center"
      href={`/leasing?sku=${sku}${mounted ? `&configuration=${mounted.code}` : ''}`}
      prefetch={false}
    >
      {t('leasing', { rate: formatPrice(Math.round(rate.rateCents / 100) * 100, locale) })}
    </Link>
  );
}
