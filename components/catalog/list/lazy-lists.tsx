'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/checkboxes.scss';
import '@/styles/on-demand/availability.scss';
import '@/styles/on-demand/select-fields.scss';
import '@/styles/on-demand/segmented-controls.scss';
import '@/styles/on-demand/chips.scss';
import './product-list.scss';
import '@/components/catalog/product-card.scss';

/**
 * The list of models with its filters. Like all exports of this file, it is server-rendered, and therefore visible
 * before its code loads.
 */
export const LazyBikeList = lazyIsland(() =>
  import('@/components/catalog/fit/sized-bike-list').then((module) => module.SizedBikeList),
);

/** The list of accessories with its filters. */
export const LazyAccessoryList = lazyIsland(() =>
  import('./accessory-list').then((module) => module.AccessoryList),
);
