'use client';

import { lazyIsland } from '@/components/ui/lazy';
import './home.scss';

/** The bell button. Server-rendered and visible before its code loads. */
export const LazyBellButton = lazyIsland(() =>
  import('./bell-button').then((module) => module.BellButton),
);
