'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/segmented-controls.scss';
import '@/styles/on-demand/chips.scss';
import './fit.scss';
import './size-adviser.scss';
import '@/components/catalog/product-card.scss';

/** The size adviser. It is server-rendered, and therefore visible before its code loads. */
export const LazySizeAdviser = lazyIsland(() =>
  import('./size-adviser').then((module) => module.SizeAdviser),
);
