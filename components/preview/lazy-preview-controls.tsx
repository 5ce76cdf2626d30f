'use client';

import { lazyIsland } from '@/components/ui/lazy';

/** The frame of the preview bar. Like all exports of this file, its code is loaded by editors only. */
export const LazyPreviewFrame = lazyIsland(() =>
  import('./preview-frame').then((module) => module.PreviewFrame),
);

/** The text that states whether the current page differs from its published version. */
export const LazyPreviewStateText = lazyIsland(() =>
  import('./preview-frame').then((module) => module.PreviewStateText),
);

/** A link back to the published version of this page. */
export const LazyExitPreviewLink = lazyIsland(() =>
  import('./preview-frame').then((module) => module.ExitPreviewLink),
);
