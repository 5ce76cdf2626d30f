'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/select-fields.scss';

/** The test ride form. It is server-rendered, and therefore visible before its code loads. */
export const LazyTestRideForm = lazyIsland(() =>
  import('./test-ride-form').then((module) => module.TestRideForm),
);
