'use client';

import { useId } from 'react';
import { AddToBasketButton } from '@/components/cart/add-to-basket-button';
import { useAccessorySelection } from '@/components/catalog/accessory/accessory-selection';
import { ArticleNotOrderable } from '@/components/catalog/accessory/article-not-orderable';
import { useViewedItem } from '@/lib/browser/tracking/use-viewed-item';
import { AccessoryPurchase } from '@/components/catalog/accessory/accessory-purchase';

/** Adds the selected article in the selected quantity. Connects the catalog with the cart. */
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
        rejectionReason={orderable ? undefined : id}
      />
      {orderable ? null : <ArticleNotOrderable id={id} />}
    </>
  );
}

/** The purchase column with the button that adds to the basket. */
export function AccessoryBuy() {
  return <AccessoryPurchase addToBasket={<SelectedArticleAdd />} />;
}
