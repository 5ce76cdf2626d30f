'use client';

import { useLocale, useTranslations } from 'next-intl';
import { availabilityOf } from '@/domain/catalog/availability';
import { hasReduction } from '@/domain/catalog/price';
import { formatPrice } from '@/lib/platform/i18n/format';
import { AvailabilityMark } from '@/components/ui/availability-mark';
import { PriceSlot } from '@/components/ui/price-slot';
import { useBikeSelection } from './bike-selection';
import './card.scss';

/** Price and date of exactly the selected variant, with VAT and shipping; with its code where nothing else names it. */
export function BikePrice({ withCode = false }: { readonly withCode?: boolean }) {
  const t = useTranslations('bike');
  const locale = useLocale();
  const { bike, selected } = useBikeSelection();
  const price = {
    skus: [selected.sku],
    retailCents: selected.listPriceCents ?? selected.priceCents,
  };
  return (
    <div aria-live="polite" aria-atomic="true">
      <div className="d-flex justify-content-between align-items-end mb-1 gap-3">
        <span className="lt-price">
          <PriceSlot {...price} form="figure">
            {selected.listPriceCents !== null && hasReduction(selected) ? (
              <s className="lt-was fs-5 me-2">
                <span className="visually-hidden">{t('before')} </span>
                {formatPrice(selected.listPriceCents, locale)}
              </s>
            ) : null}
            {formatPrice(selected.priceCents, locale)}
          </PriceSlot>
        </span>
        <span className="pb-1">
          <AvailabilityMark availability={availabilityOf(selected.stock)} />
        </span>
      </div>
      <div className="d-flex justify-content-between gap-3">
        <p className="lt-price-note mb-0">
          <PriceSlot {...price} form="note">
            {t('vat', { percent: bike.vatPercent })}
          </PriceSlot>
        </p>
        {withCode ? <span className="small text-2 num">{selected.sku}</span> : null}
      </div>
    </div>
  );
}
