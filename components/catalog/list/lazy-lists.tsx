'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/checkboxes.scss';
import '@/styles/on-demand/availability.scss';
import '@/styles/on-demand/select-fields.scss';
import '@/styles/on-demand/segmented-controls.scss';
import '@/styles/on-demand/chips.scss';
import './product-list.scss';
import '@/components/catalog/product-card.scss';

/** The models with their filters. Server-rendered and visible before its code loads, like all exports of this file. */
export const LazyBikeList = lazyIsland(() =>
  import('@/components/catalog/fit/sized-bike-list').then((module) => module.SizedBikeList),
);

/** The accessories with their filters. */
export const LazyAccessoryList = lazyIsland(() =>
  import('./accessory-list').then((module) => module.AccessoryList),
);
