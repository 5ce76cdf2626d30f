'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/segmented-controls.scss';
import '@/styles/on-demand/chips.scss';
import './fit.scss';
import './size-adviser.scss';
import '@/components/catalog/product-card.scss';

/** The question and its answers, seen before their code is there. */
export const LazySizeAdviser = lazyIsland(() =>
  import('./size-adviser').then((module) => module.SizeAdviser),
);
