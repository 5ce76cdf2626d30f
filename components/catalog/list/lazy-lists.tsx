'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/checkboxes.scss';
import '@/styles/on-demand/availability.scss';
import '@/styles/on-demand/select-fields.scss';
import '@/styles/on-demand/segmented-controls.scss';
import '@/styles/on-demand/chips.scss';
import './product-list.scss';
import '@/components/catalog/product-card.scss';

/** The models with what narrows them down; seen before its code is there, as all parts of this file. */
export const LazyBikeList = lazyIsland(() =>
  import('@/components/catalog/fit/sized-bike-list').then((module) => module.SizedBikeList),
);

/** The accessories with what narrows them down. */
export const LazyAccessoryList = lazyIsland(() =>
  import('./accessory-list').then((module) => module.AccessoryList),
);
