import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import type { TrackingItem } from '@/lib/platform/tracking/ga4-event';
import { hasTagManager } from './data-layer';
import { track } from './track';

/** A product in a list, and the path its card links to, without language and query. */
export type ListedItem = { path: string; item: TrackingItem };

/** Maximum number of items tracked per list. */
const maxReportedItems = 30;

/**
 * Tracks once that a list was seen, and returns the click handler for its container, which tracks the selected product.
 * The items are created only when tags are configured.
 */
export function useItemList(
  listId: string,
  toItems: () => readonly ListedItem[],
): (event: MouseEvent) => void {
  const reportView = useEffectEvent((list: string) => {
    if (!hasTagManager()) return;
    const items = toItems().slice(0, maxReportedItems);
    track({ name: 'view_item_list', listId: list, items: items.map(({ item }) => item) });
  });
  useEffect(() => reportView(listId), [listId]);

  return ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !hasTagManager()) return;
    const chosen = toItems().find(({ path }) => link.pathname.endsWith(path));
    if (chosen) track({ name: 'select_item', listId, items: [chosen.item] });
  };
}
