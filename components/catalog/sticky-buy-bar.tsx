'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { findArrival } from '@/domain/delivery/transit-days';
import { getAvailability } from '@/domain/availability/availability';
import { formatPrice } from '@/domain/money/format-money';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { createLazyStylesheetHook } from '@/components/ui/lazy';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { useBikeSelection } from './bike/use-bike-selection';

const useBarSheet = createLazyStylesheetHook(() => import('./sticky-buy-bar.scss'));

interface Props {
  readonly visible: boolean;
  /**
   * True if the bar contains the only purchase button of the page. In a low window the bar is then placed at the end of
   * the page instead of hidden. The page has to import the style sheet.
   */
  readonly isOnlyPurchaseButton?: boolean;
  readonly children: ReactNode;
}

/** The bar on phones: price, delivery date and button at the bottom edge while the main button is out of view. */
export function StickyBuyBar({ visible, isOnlyPurchaseButton = false, children }: Props) {
  const t = useTranslations('bike');
  const locale = useLocale();
  const { bike, selected } = useBikeSelection();
  const availability = getAvailability(selected.stock);
  const hasSheet = useBarSheet(visible && !isOnlyPurchaseButton);
  if (!visible || !(hasSheet || isOnlyPurchaseButton)) return null;
  return (
    <div className={`lt-sticky-buy-bar d-lg-none${isOnlyPurchaseButton ? ' is-last' : ''}`}>
      <div>
        <b>
          <PriceSlot
            skus={[selected.sku]}
            retailCents={selected.listPriceCents ?? selected.priceCents}
            layout="figure"
          >
            {formatPrice(selected.priceCents, locale)}
          </PriceSlot>
        </b>
        <small>
          <AvailabilityLabel
            availability={availability}
            arrival={findArrival(bike.arrivals, availability)}
            isNarrow
          />
          <span className="d-block">
            {t('sizeIs', { size: selected.size })} · {t('vatIncluded')}
          </span>
        </small>
      </div>
      {children}
    </div>
  );
}
