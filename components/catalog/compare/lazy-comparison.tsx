'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/availability.scss';
import '@/styles/on-demand/select-fields.scss';
import '@/styles/on-demand/segmented-controls.scss';
import '@/components/catalog/product-card.scss';
import '@/components/catalog/fit/fit.scss';
import './compare.scss';

/** The comparison, seen before its code is there. */
export const LazyComparison = lazyIsland(() =>
  import('./comparison').then((module) => module.Comparison),
);
