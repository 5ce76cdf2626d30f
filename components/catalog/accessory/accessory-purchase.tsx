'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrivalNote } from '../arrival-note';
import { AvailabilityMark } from '@/components/ui/when/availability-mark';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { WishButton } from '@/components/ui/wish-button';
import { useSeen } from '@/lib/browser/keep/use-seen';
import { AccessoryFit } from './accessory-fit';
import { useAccessorySelection } from './accessory-selection';
import { ArticleChoice } from './article-choice';
import { ReducedPrice, ReducedPriceWords } from '../reduced-price';
import '@/styles/by-use/quantity.scss';
import '../card.scss';

const MOST = 20;

interface Props {
  /** The button that adds the chosen article; composed by the page, as it belongs to the cart. */
  readonly addToBasket: ReactNode;
}

/** The buy column of an accessory: choice, price, date, amount and whether it fits. */
export function AccessoryPurchase({ addToBasket }: Props) {
  const t = useTranslations('accessory');
  const { accessory, article, amount, setAmount } = useAccessorySelection();
  useSeen(`/accessories/${accessory.slug}`, article.sku);
  const price = {
    skus: [article.sku],
    retailCents: article.listPriceCents ?? article.priceCents,
  };
  return (
    <>
      <ArticleChoice />
      <div className="mb-3" aria-live="polite" aria-atomic="true">
        <div className="d-flex justify-content-between align-items-baseline gap-3">
          <span className="lt-price">
            <PriceSlot {...price} form="figure">
              <ReducedPrice price={article} />
            </PriceSlot>
          </span>
          <AvailabilityMark availability={article.availability} />
        </div>
        <p className="lt-price-note mb-0">
          <ReducedPriceWords price={article} />
        </p>
        <p className="lt-price-note mb-0">
          <PriceSlot {...price} form="note">
            {t('vat', { percent: accessory.vatPercent })}
          </PriceSlot>
        </p>
        <ArrivalNote arrival={article.arrival} />
      </div>
      <div className="d-flex align-items-start gap-2">
        <span className="lt-qty" role="group" aria-label={t('amount')}>
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
            disabled={amount >= MOST}
            onClick={() => setAmount(amount + 1)}
          >
            +
          </button>
        </span>
        <div className="flex-grow-1">{addToBasket}</div>
      </div>
      <div className="mt-2">
        <WishButton sku={article.sku} name={accessory.name} />
      </div>
      <AccessoryFit />
    </>
  );
}
