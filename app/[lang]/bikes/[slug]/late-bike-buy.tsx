'use client';

import { lateIsland } from '@/components/ui/late/late-island';
import '@/styles/by-use/boxes.scss';
import '@/components/catalog/buy.scss';
import '@/components/catalog/detail.scss';
import '@/components/catalog/card.scss';
import '@/components/catalog/choices.scss';
import '@/components/catalog/fit/fit.scss';
import '@/components/cart/add-to-basket.scss';
import '@/styles/by-use/goods.scss';
import '@/components/ui/form/size-buttons.scss';

/** The buy column, seen before its code is there. */
export const LateBikeBuy = lateIsland(() => import('./bike-buy').then((module) => module.BikeBuy));
