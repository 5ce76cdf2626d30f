'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { availabilityOf } from '@/domain/catalog/availability';
import { formatPrice } from '@/lib/platform/i18n/format';
import { AvailabilityMark } from '@/components/ui/availability-mark';
import { PriceSlot } from '@/components/ui/price-slot';
import { useBikeSelection } from './bike-selection';
import './choices.scss';

interface Props {
  readonly visible: boolean;
  readonly children: ReactNode;
}

/** On phones: price, date and the button at the lower edge while the main button is out of sight. */
export function BuyBar({ visible, children }: Props) {
  const t = useTranslations('bike');
  const locale = useLocale();
  const { selected } = useBikeSelection();
  if (!visible) return null;
  return (
    <div className="lt-buybar d-lg-none">
      <div>
        <b>
          <PriceSlot
            skus={[selected.sku]}
            retailCents={selected.listPriceCents ?? selected.priceCents}
            form="figure"
          >
            {formatPrice(selected.priceCents, locale)}
          </PriceSlot>
        </b>
        <small>
          <AvailabilityMark availability={availabilityOf(selected.stock)} /> ·{' '}
          {t('sizeIs', { size: selected.size })}
        </small>
      </div>
      {children}
    </div>
  );
}
