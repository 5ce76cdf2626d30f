import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import type { TrackingItem } from '@/lib/platform/tracking/ga4-event';
import { hasTags } from './data-layer';
import { track } from './track';

/** A product of a list and where its card leads, without language and query. */
export type ListedItem = { path: string; item: TrackingItem };

/** Longer lists are told of by their beginning. */
const maxTold = 30;

/**
 * Tells once that a list is seen, and gives the click handler for the element around it that tells which product was chosen.
 * The items are made only where there are tags.
 */
export function useItemList(
  listId: string,
  toItems: () => readonly ListedItem[],
): (event: MouseEvent) => void {
  const tellSeen = useEffectEvent((list: string) => {
    if (!hasTags()) return;
    const items = toItems().slice(0, maxTold);
    track({ name: 'view_item_list', listId: list, items: items.map(({ item }) => item) });
  });
  useEffect(() => tellSeen(listId), [listId]);

  return ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !hasTags()) return;
    const chosen = toItems().find(({ path }) => link.pathname.endsWith(path));
    if (chosen) track({ name: 'select_item', listId, items: [chosen.item] });
  };
}
