'use client';

import { lateIsland } from '@/components/ui/late/late-island';
import '@/styles/by-use/fields.scss';
import '@/styles/by-use/select.scss';

/** The wish for a test ride, seen before its code is there. */
export const LateTestRideForm = lateIsland(() =>
  import('./test-ride-form').then((module) => module.TestRideForm),
);
