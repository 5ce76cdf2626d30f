'use client';

import { useLocale, useTranslations } from 'next-intl';
import { findArrival } from '@/domain/delivery/transit-days';
import { getAvailability } from '@/domain/availability/availability';
import { isBelowListPrice } from '@/domain/catalog/price';
import { formatPrice } from '@/domain/money/format-money';
import { EstimatedDeliveryNotice } from '@/components/catalog/estimated-delivery-notice';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { useBikeSelection } from './use-bike-selection';
import '@/components/catalog/product-card.scss';

/** Price and delivery date of the selected variant, with VAT and shipping. With `withCode` also its article number. */
export function BikePrice({ withCode = false }: { readonly withCode?: boolean }) {
  const t = useTranslations('bike');
  const locale = useLocale();
  const { bike, selected } = useBikeSelection();
  const availability = getAvailability(selected.stock);
  const price = {
    skus: [selected.sku],
    retailCents: selected.listPriceCents ?? selected.priceCents,
  };
  return (
    <div aria-live="polite" aria-atomic="true">
      <div className="d-flex justify-content-between align-items-baseline mb-1 gap-3">
        <span className="lt-price">
          <PriceSlot {...price} layout="figure">
            {formatPrice(selected.priceCents, locale)}
          </PriceSlot>
        </span>
        <AvailabilityLabel availability={availability} />
      </div>
      <div className="d-flex justify-content-between gap-3">
        <p className="lt-price-note mb-0">
          <PriceSlot {...price} layout="note">
            {selected.listPriceCents !== null && isBelowListPrice(selected)
              ? `${t('listPrice', { price: formatPrice(selected.listPriceCents, locale) })} `
              : null}
            {t('vat', { percent: bike.vatPercent })}
          </PriceSlot>
        </p>
        {withCode ? <span className="small text-2 num">{selected.sku}</span> : null}
      </div>
      <EstimatedDeliveryNotice arrival={findArrival(bike.arrivals, availability)} />
    </div>
  );
}
