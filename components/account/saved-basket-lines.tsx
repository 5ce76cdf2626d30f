'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ArrivalMark } from '@/components/ui/when/arrival-mark';
import { LinePicture } from '@/components/ui/picture/line-picture';
import { type BasketLine, lineCents } from '@/domain/basket/basket';
import { type BasketGroup, groupBasketLines } from '@/domain/basket/group-basket-lines';
import { writeSum } from '@/domain/money/write-money';
import { BasketParts } from './basket-parts';
import { useBasketText } from './use-basket-text';
import '@/styles/by-use/order.scss';
import './baskets.scss';

/** What lies in a saved basket, at today's price and with today's date. */
export function SavedBasketLines({ lines }: { readonly lines: readonly BasketLine[] }) {
  const t = useTranslations('account.baskets');
  if (lines.length === 0) return <p className="small text-2 mb-0">{t('emptyBasket')}</p>;
  return (
    <ul className="lt-line-items is-brief lt-saved-lines">
      {groupBasketLines(lines).map((group) => (
        <SavedLine key={group.line.id} {...group} />
      ))}
    </ul>
  );
}

function SavedLine({ line, code, parts }: BasketGroup) {
  const language = useLocale();
  const { lineOf } = useBasketText();
  const { product, availability } = line;
  const cents = lineCents(line);
  return (
    <li>
      <LinePicture sku={product?.sku} />
      <div>
        <div>{lineOf(line)}</div>
        <div className="small text-2">{product?.shortDescription}</div>
        {product && (
          <ArrivalMark availability={availability} skus={[product.sku]} className="small" />
        )}
      </div>
      <span className="p">{cents !== null && writeSum(cents, language)}</span>
      {code !== null && <BasketParts code={code} parts={parts} />}
    </li>
  );
}
