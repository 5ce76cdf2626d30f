'use client';

import { useId } from 'react';
import { AddToBasketButton } from '@/components/cart/add-to-basket-button';
import { useAccessorySelection } from '@/components/catalog/accessory/accessory-selection';
import { AccessoryNotOrderable } from '@/components/catalog/accessory/accessory-not-orderable';
import { useViewedItem } from '@/lib/browser/tracking/use-viewed-item';
import { AccessoryPurchase } from '@/components/catalog/accessory/accessory-purchase';

/**
 * The button that adds the selected article to the basket in the selected quantity, or a note if the article cannot be
 * ordered.
 */
function SelectedArticleAdd() {
  const id = useId();
  const { accessory, article, amount } = useAccessorySelection();
  const orderable = article.availability.kind !== 'unknown';
  useViewedItem(accessory.slug, () => ({
    id: article.sku,
    name: accessory.name,
    category: accessory.category?.name,
    priceCents: article.priceCents,
    quantity: 1,
  }));
  return (
    <>
      <AddToBasketButton
        productId={article.productId}
        sku={article.sku}
        title={accessory.name}
        amount={amount}
        className="btn btn-primary w-100"
        rejectionReasonId={orderable ? undefined : id}
      />
      {orderable ? null : <AccessoryNotOrderable id={id} />}
    </>
  );
}

/** The purchase column of an accessory page with the button that adds the article to the basket. */
export function AccessoryBuyBox() {
  return <AccessoryPurchase addToBasket={<SelectedArticleAdd />} />;
}
