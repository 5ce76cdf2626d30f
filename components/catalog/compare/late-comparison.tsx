'use client';

import { lateIsland } from '@/components/ui/late/late-island';
import '@/styles/by-use/fields.scss';
import '@/styles/by-use/goods.scss';
import '@/styles/by-use/select.scss';
import '@/styles/by-use/switches.scss';
import '../card.scss';
import '../fit/fit.scss';
import './compare.scss';

/** The comparison, seen before its code is there. */
export const LateComparison = lateIsland(() =>
  import('./comparison').then((module) => module.Comparison),
);
