'use client';

import { AddToBasketButton } from '@/components/cart/add-to-basket-button';
import { useAccessorySelection } from '@/components/catalog/accessory-selection';

/** Adds the chosen article in the chosen amount: where catalogue and cart meet. */
export function SelectedArticleAdd() {
  const { accessory, article, amount } = useAccessorySelection();
  return <AddToBasketButton productId={article.productId} sku={article.sku} title={accessory.name} amount={amount} className="btn btn-primary w-100" />;
}
