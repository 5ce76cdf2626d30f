'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { writePrice } from '@/domain/money/write-money';
import { ArrivalMark } from '@/components/ui/when/arrival-mark';
import { BikePrice } from '../bike/bike-price';
import { useBikeSelection } from '../bike/bike-selection';
import { useConfiguredParts } from './configuration-parts';
import '../card.scss';

/** Price, weight and date of the bicycle with all that is mounted; without parts of the bicycle alone. */
export function ConfigurationPrice() {
  const t = useTranslations('configurator');
  const words = useTranslations('bike');
  const { bike, selected } = useBikeSelection();
  const { chosen, sum } = useConfiguredParts();
  if (chosen.length === 0) return <BikePrice withCode />;
  return (
    <div aria-live="polite" aria-atomic="true">
      <div className="d-flex justify-content-between align-items-baseline mb-1 gap-3">
        <span className="lt-price">
          <ConfigurationFigure />
        </span>
        <ArrivalMark availability={sum.availability} skus={[selected.sku]} />
      </div>
      <div className="d-flex justify-content-between gap-3">
        <p className="lt-price-note mb-0">
          {t('withParts', { count: chosen.length })}, {words('vat', { percent: bike.vatPercent })}
        </p>
        <span className="small text-2 num">{t('weight', { kilos: sum.weightGrams / 1000 })}</span>
      </div>
    </div>
  );
}

/** What bicycle and parts cost together; for a b2b customer the sum of the purchase prices. */
export function ConfigurationFigure() {
  const locale = useLocale();
  const { selected } = useBikeSelection();
  const { chosen, sum } = useConfiguredParts();
  return (
    <PriceSlot
      skus={[selected.sku, ...chosen.map(({ sku }) => sku)]}
      isSum
      retailCents={sum.priceCents}
      form="figure"
    >
      {writePrice(sum.priceCents, locale)}
    </PriceSlot>
  );
}
