'use client';

import { useEffect } from 'react';
import type { TagItem } from '@/domain/tags/tag-event';
import { useViewedItem } from '@/lib/browser/events/use-viewed-item';

interface Props {
  readonly slug: string;
  readonly item: TagItem;
}

/** Remembers that this single piece was looked at, and tells the tag system; shows nothing. */
export function OutletSeen({ slug, item }: Props) {
  useEffect(() => {
    import('@/lib/browser/keep/use-seen').then(
      ({ noteSeen }) => noteSeen(`/bikes/outlet/${slug}`, slug),
      // Without the code nothing is remembered.
      () => undefined,
    );
  }, [slug]);
  useViewedItem(item.id, () => item);
  return null;
}
