'use client';

import { useLocale, useTranslations } from 'next-intl';
import { arrivalIn } from '@/domain/delivery/arrivals';
import { availabilityOf } from '@/domain/catalog/availability';
import { isBelowListPrice } from '@/domain/catalog/price';
import { writePrice } from '@/domain/money/write-money';
import { ArrivalNote } from '../arrival-note';
import { AvailabilityMark } from '@/components/ui/when/availability-mark';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { useBikeSelection } from './bike-selection';
import '../card.scss';

/** Price and date of exactly the selected variant, with VAT and shipping; with its code where nothing else names it. */
export function BikePrice({ withCode = false }: { readonly withCode?: boolean }) {
  const t = useTranslations('bike');
  const locale = useLocale();
  const { bike, selected } = useBikeSelection();
  const availability = availabilityOf(selected.stock);
  const price = {
    skus: [selected.sku],
    retailCents: selected.listPriceCents ?? selected.priceCents,
  };
  return (
    <div aria-live="polite" aria-atomic="true">
      <div className="d-flex justify-content-between align-items-baseline mb-1 gap-3">
        <span className="lt-price">
          <PriceSlot {...price} form="figure">
            {writePrice(selected.priceCents, locale)}
          </PriceSlot>
        </span>
        <AvailabilityMark availability={availability} />
      </div>
      <div className="d-flex justify-content-between gap-3">
        <p className="lt-price-note mb-0">
          <PriceSlot {...price} form="note">
            {selected.listPriceCents !== null && isBelowListPrice(selected)
              ? `${t('listPrice', { price: writePrice(selected.listPriceCents, locale) })} `
              : null}
            {t('vat', { percent: bike.vatPercent })}
          </PriceSlot>
        </p>
        {withCode ? <span className="small text-2 num">{selected.sku}</span> : null}
      </div>
      <ArrivalNote arrival={arrivalIn(bike.arrivals, availability)} />
    </div>
  );
}
