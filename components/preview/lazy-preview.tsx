'use client';

import { lazyIsland } from '@/components/ui/lazy';

/** The landmark of the preview bar. All exports of this file are loaded by editors only. */
export const LazyPreviewFrame = lazyIsland(() =>
  import('./preview-frame').then((module) => module.PreviewFrame),
);

/** The state of the current page. */
export const LazyPreviewStateText = lazyIsland(() =>
  import('./preview-frame').then((module) => module.PreviewStateText),
);

/** A link back to the published version of this page. */
export const LazyExitPreviewLink = lazyIsland(() =>
  import('./preview-frame').then((module) => module.ExitPreviewLink),
);
