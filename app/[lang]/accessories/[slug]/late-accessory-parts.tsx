'use client';

import { lateIsland } from '@/components/ui/late/late-island';
import '@/components/catalog/detail.scss';
import '@/components/catalog/card.scss';
import '@/components/catalog/choices.scss';
import '@/components/cart/add-to-basket.scss';
import '@/components/ui/picture/swap-picture.scss';
import '@/styles/by-use/goods.scss';
import '@/styles/by-use/quantity.scss';
import '@/styles/by-use/switches.scss';

/** The picture of the chosen article; seen before its code is there, as all parts of this file. */
export const AccessoryStage = lateIsland(() =>
  import('@/components/catalog/accessory/accessory-stage').then((module) => module.AccessoryStage),
);

/** The buy column. */
export const AccessoryBuy = lateIsland(() =>
  import('./accessory-buy').then((module) => module.AccessoryBuy),
);

/** The facts with the code of the chosen article. */
export const AccessorySpecs = lateIsland(() =>
  import('@/components/catalog/accessory/accessory-specs').then((module) => module.AccessorySpecs),
);
