'use client';

import { useEffect } from 'react';
import type { TrackingItem } from '@/lib/platform/tracking/ga4-event';
import { useViewedItem } from '@/lib/browser/tracking/use-viewed-item';

interface Props {
  readonly slug: string;
  readonly item: TrackingItem;
}

/** Adds this outlet item to the recently viewed products and sends the view to the tag manager. Renders nothing. */
export function TrackOutletView({ slug, item }: Props) {
  useEffect(() => {
    import('@/lib/browser/wish-list/use-recently-viewed').then(
      ({ addRecentlyViewed }) => addRecentlyViewed(`/bikes/outlet/${slug}`, slug),
      // The item is not added if the module cannot be loaded.
      () => undefined,
    );
  }, [slug]);
  useViewedItem(item.id, () => item);
  return null;
}
