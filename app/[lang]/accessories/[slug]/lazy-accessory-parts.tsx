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

/** The picture of the chosen article; seen before its code is there, as all parts of this file. */
export const LazyAccessoryStage = lazyIsland(() =>
  import('@/components/catalog/accessory/accessory-details').then(
    (module) => module.AccessoryPicture,
  ),
);

/** The buy column. */
export const LazyAccessoryBuy = lazyIsland(() =>
  import('./accessory-buy').then((module) => module.AccessoryBuy),
);

/** The facts with the code of the chosen article. */
export const LazyAccessorySpecs = lazyIsland(() =>
  import('@/components/catalog/accessory/accessory-details').then(
    (module) => module.AccessorySpecs,
  ),
);
