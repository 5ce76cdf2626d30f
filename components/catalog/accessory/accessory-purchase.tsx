'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import { useAccessorySelection } from './accessory-selection';
import type { ReactNode } from 'react';
import { EstimatedDeliveryNotice } from '@/components/catalog/estimated-delivery-notice';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { WishListButton } from '@/components/ui/wish-list-button';
import { useRecordRecentlyViewed } from '@/lib/browser/wish-list/use-recently-viewed';
import { AccessoryVariantChoice } from './accessory-variant-choice';
import { ReducedPrice, ReducedPriceNotice } from '@/components/catalog/reduced-price';
import '@/styles/on-demand/quantity-field.scss';
import '@/components/catalog/product-card.scss';

const MAX_NAMED = 4;

/**
 * For a visitor who came from the page of a bicycle, states whether the accessory fits that bicycle; otherwise lists
 * the bicycles it fits.
 */
function AccessoryCompatibility() {
  const t = useTranslations('accessory');
  const { accessory, bike } = useAccessorySelection();
  const { bikes, fitsAll, knownBikes } = accessory;
  const name = knownBikes.find(({ slug }) => slug === bike)?.name;
  const fits = fitsAll || bikes.some(({ slug }) => slug === bike);
  if (name !== undefined && bike !== null) {
    return (
      <div className={fits ? 'lt-note is-ok mt-4' : 'lt-note mt-4'}>
        <p>
          <b className="lt-strong">{fits ? t('fits', { name }) : t('fitsNot', { name })}</b>{' '}
          <Link href={`/accessories?bikes=${bike}`}>{t('otherParts', { name })}</Link>
        </p>
      </div>
    );
  }
  if (fitsAll) return <p className="small text-2 mt-4 mb-0">{t('fitsAll')}</p>;
  if (bikes.length === 0) return null;
  return (
    <div className="small text-2 mt-4">
      {bikes.length <= MAX_NAMED ? (
        <p className="mb-0">
          {t('fitsSome', { names: bikes.map((known) => known.name).join(', ') })}
        </p>
      ) : (
        <details>
          <summary>{t('fitsCount', { count: bikes.length })}</summary>
          <p className="mb-0 pt-2">{bikes.map((known) => known.name).join(', ')}</p>
        </details>
      )}
    </div>
  );
}

const MAX_QUANTITY = 20;

interface Props {
  /**
   * The button that adds the selected article to the basket. The page passes it in, because it belongs to the cart
   * feature.
   */
  readonly addToBasket: ReactNode;
}

/** The purchase column of an accessory: options, price, delivery date, quantity and compatibility. */
export function AccessoryPurchase({ addToBasket }: Props) {
  const t = useTranslations('accessory');
  const { accessory, article, amount, setAmount } = useAccessorySelection();
  useRecordRecentlyViewed(`/accessories/${accessory.slug}`, article.sku);
  const price = {
    skus: [article.sku],
    retailCents: article.listPriceCents ?? article.priceCents,
  };
  return (
    <>
      <AccessoryVariantChoice />
      <div className="mb-3" aria-live="polite" aria-atomic="true">
        <div className="d-flex justify-content-between align-items-baseline gap-3">
          <span className="lt-price">
            <PriceSlot {...price} layout="figure">
              <ReducedPrice price={article} />
            </PriceSlot>
          </span>
          <AvailabilityLabel availability={article.availability} />
        </div>
        <p className="lt-price-note mb-0">
          <ReducedPriceNotice price={article} />
        </p>
        <p className="lt-price-note mb-0">
          <PriceSlot {...price} layout="note">
            {t('vat', { percent: accessory.vatPercent })}
          </PriceSlot>
        </p>
        <EstimatedDeliveryNotice arrival={article.arrival} />
      </div>
      <div className="d-flex align-items-start gap-2">
        <span className="lt-quantity" role="group" aria-label={t('amount')}>
          <button
            type="button"
            aria-label={t('less')}
            disabled={amount <= 1}
            onClick={() => setAmount(amount - 1)}
          >
            −
          </button>
          <output aria-live="polite">{amount}</output>
          <button
            type="button"
            aria-label={t('more')}
            disabled={amount >= MAX_QUANTITY}
            onClick={() => setAmount(amount + 1)}
          >
            +
          </button>
        </span>
        <div className="flex-grow-1">{addToBasket}</div>
      </div>
      <div className="mt-2">
        <WishListButton sku={article.sku} name={accessory.name} />
      </div>
      <AccessoryCompatibility />
    </>
  );
}
