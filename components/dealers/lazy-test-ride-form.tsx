'use client';

import { lazyIsland } from '@/components/ui/lazy';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/select-fields.scss';

/** The wish for a test ride, seen before its code is there. */
export const LazyTestRideForm = lazyIsland(() =>
  import('./test-ride-form').then((module) => module.TestRideForm),
);
