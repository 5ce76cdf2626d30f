'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { formatPrice } from '@/domain/money/format-money';
import { AvailabilityWithEstimate } from '@/components/ui/availability/availability-with-estimate';
import { BikePrice } from '@/components/catalog/bike/bike-price';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { useConfiguredParts } from './configuration-parts';
import type { ReactNode } from 'react';
import { StickyBuyBar } from '@/components/catalog/sticky-buy-bar';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { LeasingLink } from '@/components/catalog/leasing-link';
import '@/components/catalog/product-card.scss';
import '@/components/catalog/sticky-buy-bar.scss';
import './configurator.scss';

/** Price, weight and delivery date of the bicycle with its mounted parts. */
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
          <ConfigurationTotal />
        </span>
        <AvailabilityWithEstimate availability={sum.availability} skus={[selected.sku]} />
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

/** The total price of bicycle and parts; for a B2B customer the sum of their purchase prices. */
function ConfigurationTotal() {
  const locale = useLocale();
  const { selected } = useBikeSelection();
  const { chosen, sum } = useConfiguredParts();
  return (
    <PriceSlot
      skus={[selected.sku, ...chosen.map(({ sku }) => sku)]}
      isSum
      retailCents={sum.priceCents}
      layout="figure"
    >
      {formatPrice(sum.priceCents, locale)}
    </PriceSlot>
  );
}

/**
 * The bar at the bottom edge on phones, with price and delivery date of the configuration and the add-to-basket button.
 */
export function ConfigurationBar({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('configurator');
  const words = useTranslations('bike');
  const { selected } = useBikeSelection();
  const { chosen, sum } = useConfiguredParts();
  if (chosen.length === 0)
    return (
      <StickyBuyBar visible isOnlyPurchaseButton>
        {children}
      </StickyBuyBar>
    );
  return (
    <div className="lt-sticky-buy-bar is-last d-lg-none">
      <div>
        <b>
          <ConfigurationTotal />
        </b>
        <small>
          <AvailabilityWithEstimate availability={sum.availability} skus={[selected.sku]} />
          <span className="d-block">
            {words('sizeIs', { size: selected.size })} · {t('withParts', { count: chosen.length })}
          </span>
        </small>
      </div>
      {children}
    </div>
  );
}

/** The approximate monthly cost of leasing the configuration as a company bike. */
export function ConfigurationLeasing() {
  const isB2b = useIsB2b();
  const { bike, selected } = useBikeSelection();
  const { chosen, code, sum } = useConfiguredParts();
  if (bike.b2bOnly || isB2b) return null;
  const priceCents = sum.priceCents - selected.priceCents;
  const mounted = chosen.length > 0 && code !== null ? { code, priceCents } : undefined;
  return (
    <div className="lt-configurator-section pt-2 pb-2">
      <LeasingLink mounted={mounted} />
    </div>
  );
}
