'use client';

import { lateIsland } from '@/components/ui/late/late-island';
import '@/styles/by-use/boxes.scss';
import '@/styles/by-use/goods.scss';
import '@/styles/by-use/select.scss';
import '@/styles/by-use/switches.scss';
import '@/styles/by-use/chips.scss';
import './list.scss';
import '../card.scss';

/** The models with what narrows them down; seen before its code is there, as all parts of this file. */
export const BikeList = lateIsland(() =>
  import('../fit/sized-bike-list').then((module) => module.SizedBikeList),
);

/** The accessories with what narrows them down. */
export const AccessoryList = lateIsland(() =>
  import('./accessory-list').then((module) => module.AccessoryList),
);
