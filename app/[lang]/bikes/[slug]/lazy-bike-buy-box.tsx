'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/checkboxes.scss';
import '@/components/catalog/buy-column.scss';
import '@/components/catalog/product-detail.scss';
import '@/components/catalog/product-card.scss';
import '@/components/catalog/variant-choices.scss';
import '@/components/catalog/fit/fit.scss';
import '@/components/cart/add-to-basket.scss';
import '@/styles/on-demand/availability.scss';
import '@/components/catalog/bike/size-buttons.scss';

/** The purchase column of a bike page. Server-rendered; the code loads after the page. */
export const LazyBikeBuyBox = lazyIsland(() =>
  import('./bike-buy-box').then((module) => module.BikeBuyBox),
);
