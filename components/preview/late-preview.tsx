'use client';

import { lateIsland } from '@/components/ui/late/late-island';

/** The bar's landmark. Only editors meet the parts of this file: nobody else loads their code. */
export const PreviewFrame = lateIsland(() =>
  import('./preview-frame').then((module) => module.PreviewFrame),
);

/** The state of the page one is on. */
export const PreviewStateText = lateIsland(() =>
  import('./preview-state-text').then((module) => module.PreviewStateText),
);

/** Back to this page as visitors see it. */
export const LeavePreview = lateIsland(() =>
  import('./leave-preview').then((module) => module.LeavePreview),
);
