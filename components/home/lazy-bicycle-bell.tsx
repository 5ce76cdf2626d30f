'use client';

import { lazyIsland } from '@/components/ui/lazy';
import './home.scss';

/** The bell button. It is server-rendered, and therefore visible before its code loads. */
export const LazyBicycleBell = lazyIsland(() =>
  import('./bicycle-bell').then((module) => module.BicycleBell),
);
