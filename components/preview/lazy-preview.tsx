'use client';

import { lazyIsland } from '@/components/ui/lazy';

/** The bar's landmark. Only editors meet the parts of this file: nobody else loads their code. */
export const LazyPreviewFrame = lazyIsland(() =>
  import('./preview-frame').then((module) => module.PreviewFrame),
);

/** The state of the page one is on. */
export const LazyPreviewStateText = lazyIsland(() =>
  import('./preview-frame').then((module) => module.PreviewStateText),
);

/** Back to this page as visitors see it. */
export const LazyExitPreviewLink = lazyIsland(() =>
  import('./preview-frame').then((module) => module.ExitPreviewLink),
);
