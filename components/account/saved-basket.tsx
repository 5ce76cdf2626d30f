'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ArrivalMark } from '@/components/ui/when/arrival-mark';
import { Button } from '@/components/ui/form/button';
import type { SavedBasketView } from '@/lib/browser/shop/account-views';
import { sourceLines } from '@/domain/account/source-lines';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import { writeSum } from '@/domain/money/write-money';
import { AddLinesResult } from '../ui/order/add-lines-result';
import { RemoveBasket } from './remove-basket';
import { RestoreButton } from './restore-button';
import { SavedBasketLines } from './saved-basket-lines';
import { ShareBasket } from './share-basket';
import { useBasketText } from './use-basket-text';
import '@/styles/by-use/facts.scss';
import './baskets.scss';

/** One saved basket with what is in it and what can be done with it. */
export function SavedBasket({ basket }: { readonly basket: SavedBasketView }) {
  const t = useTranslations('account.baskets');
  const language = useLocale();
  const name = useBasketText().nameOf(basket);
  const adding = useAddLines();
  const [isSharing, setIsSharing] = useState(false);
  const lines = sourceLines(basket.lines);
  const { isShared, totalCents, availability } = basket;
  return (
    <li>
      <div className="lt-row">
        <div>
          <h2 className="h4 mb-0 text-break">
            {name} {isShared && <span className="lt-tag">{t('shared')}</span>}
          </h2>
          {availability && (
            <p className="mb-0">
              <span className="num">{writeSum(totalCents, language)}</span>
              {' · '}
              <ArrivalMark
                availability={availability.availability}
                skus={basket.lines.map(({ product }) => product?.sku)}
              />
            </p>
          )}
        </div>
        <div className="lt-row-actions">
          {availability && (
            <RestoreButton
              name={name}
              isBusy={adding.isBusy}
              onClick={() => void adding.add(lines)}
            />
          )}
          <Button
            variant="quiet"
            aria-label={t('shareOf', { name })}
            aria-expanded={isSharing}
            onClick={() => setIsSharing(!isSharing)}
          >
            {t('share')}
          </Button>
          <RemoveBasket basket={basket} />
        </div>
      </div>
      <AddLinesResult adding={adding} lines={lines} />
      {isSharing && <ShareBasket basket={basket} />}
      <SavedBasketLines lines={basket.lines} />
    </li>
  );
}
