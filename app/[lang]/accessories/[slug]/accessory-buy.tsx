'use client';

import { AccessoryPurchase } from '@/components/catalog/accessory/accessory-purchase';
import { SelectedArticleAdd } from './selected-article-add';

/** The buy column with the button that adds to the basket. */
export function AccessoryBuy() {
  return <AccessoryPurchase addToBasket={<SelectedArticleAdd />} />;
}
