'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ArrivalMark } from '@/components/ui/when/arrival-mark';
import type { SavedBasketView } from '@/lib/browser/shop/account-views';
import { sourceLines } from '@/domain/account/source-lines';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import { writePrice } from '@/domain/money/write-money';
import { AddLinesResult } from '../ui/order/add-lines-result';
import { RestoreButton } from './restore-button';
import { useBasketText } from './use-basket-text';
import './baskets.scss';

/** A saved basket in two lines, with the way to take it over. */
export function OverviewBasket({ basket }: { readonly basket: SavedBasketView }) {
  const t = useTranslations('account.baskets');
  const language = useLocale();
  const { nameOf, contentOf } = useBasketText();
  const adding = useAddLines();
  const { totalCents, availability } = basket;
  return (
    <li>
      <div className="lt-row">
        <div>
          <div className="text-break">{nameOf(basket)}</div>
          <div className="small text-2">
            {contentOf(basket) || t('emptyBasket')}
            {availability && (
              <>
                {' · '}
                <span className="text-nowrap">{writePrice(totalCents, language)}</span>
                {' · '}
                <ArrivalMark
                  availability={availability.availability}
                  skus={basket.lines.map(({ product }) => product?.sku)}
                />
              </>
            )}
          </div>
        </div>
        {availability && (
          <RestoreButton
            name={nameOf(basket)}
            isBusy={adding.isBusy}
            onClick={() => void adding.add(sourceLines(basket.lines))}
          />
        )}
      </div>
      <AddLinesResult adding={adding} lines={sourceLines(basket.lines)} />
    </li>
  );
}
