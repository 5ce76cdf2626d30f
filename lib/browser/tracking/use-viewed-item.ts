import { useEffect, useEffectEvent } from 'react';
import type { TrackingItem } from '@/lib/platform/tracking/ga4-event';
import { track } from './track';

/**
 * Tracks once that a product page was viewed; selecting another variant does not count as another view. Tracks nothing
 * if `productKey` is null.
 */
export function useViewedItem(productKey: string | null, toItem: () => TrackingItem): void {
  const reportView = useEffectEvent(() => track({ name: 'view_item', item: toItem() }));
  useEffect(() => {
    if (productKey !== null) reportView();
  }, [productKey]);
}
