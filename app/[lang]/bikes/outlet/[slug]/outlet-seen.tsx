'use client';

import type { TagItem } from '@/domain/tags/tag-event';
import { useViewedItem } from '@/lib/browser/events/use-viewed-item';

/** Tells the tag system that this single piece was looked at; shows nothing. */
export function OutletSeen({ item }: { item: TagItem }) {
  useViewedItem(item.id, () => item);
  return null;
}
