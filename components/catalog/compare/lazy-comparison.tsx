'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/availability.scss';
import '@/styles/on-demand/select-fields.scss';
import '@/styles/on-demand/segmented-controls.scss';
import '@/components/catalog/product-card.scss';
import '@/components/catalog/fit/fit.scss';
import './compare.scss';

/** The comparison. It is server-rendered, and therefore visible before its code loads. */
export const LazyComparison = lazyIsland(() =>
  import('./comparison').then((module) => module.Comparison),
);
