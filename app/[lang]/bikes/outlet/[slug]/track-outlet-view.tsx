'use client';

import { useEffect } from 'react';
import type { TrackingItem } from '@/lib/platform/tracking/ga4-event';
import { useViewedItem } from '@/lib/browser/tracking/use-viewed-item';

interface Props {
  readonly slug: string;
  readonly item: TrackingItem;
}

/** Remembers that this single piece was looked at, and tells the tag system; shows nothing. */
export function TrackOutletView({ slug, item }: Props) {
  useEffect(() => {
    import('@/lib/browser/wish-list/use-recently-viewed').then(
      ({ addRecentlyViewed: noteSeen }) => noteSeen(`/bikes/outlet/${slug}`, slug),
      // Without the code nothing is remembered.
      () => undefined,
    );
  }, [slug]);
  useViewedItem(item.id, () => item);
  return null;
}
