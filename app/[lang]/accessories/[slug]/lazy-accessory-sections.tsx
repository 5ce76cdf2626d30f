'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/components/catalog/product-detail.scss';
import '@/components/catalog/product-card.scss';
import '@/components/catalog/variant-choices.scss';
import '@/components/cart/add-to-basket.scss';
import '@/components/ui/picture/crossfade-picture.scss';
import '@/styles/on-demand/availability.scss';
import '@/styles/on-demand/quantity-field.scss';
import '@/styles/on-demand/segmented-controls.scss';

/**
 * The image of the selected article. Like all exports of this file, the component is server-rendered, and its code
 * loads after the page.
 */
export const LazyAccessoryPicture = lazyIsland(() =>
  import('@/components/catalog/accessory/accessory-details').then(
    (module) => module.AccessoryPicture,
  ),
);

/** The purchase column of an accessory page, loaded lazily. */
export const LazyAccessoryBuyBox = lazyIsland(() =>
  import('./accessory-buy-box').then((module) => module.AccessoryBuyBox),
);

/** The specifications with the article number of the selected article, loaded lazily. */
export const LazyAccessorySpecs = lazyIsland(() =>
  import('@/components/catalog/accessory/accessory-details').then(
    (module) => module.AccessorySpecs,
  ),
);
