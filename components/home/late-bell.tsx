'use client';

import { lateIsland } from '@/components/ui/late/late-island';
import './home.scss';

/** The bell that can be pressed; seen before its code is there. */
export const LateBell = lateIsland(() =>
  import('./bell-button').then((module) => module.BellButton),
);
