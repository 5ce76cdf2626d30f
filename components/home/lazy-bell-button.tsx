'use client';

import { lazyIsland } from '@/components/ui/lazy';
import './home.scss';

/** The bell that can be pressed; seen before its code is there. */
export const LazyBellButton = lazyIsland(() =>
  import('./bell-button').then((module) => module.BellButton),
);
