import { useEffect, useEffectEvent } from 'react';
import type { TrackingItem } from '@/lib/platform/tracking/ga4-event';
import { track } from './track';

/** Tells once that a product's page is seen; another choice of the same product is not another view. Null tells nothing. */
export function useViewedItem(productKey: string | null, toItem: () => TrackingItem): void {
  const tellSeen = useEffectEvent(() => track({ name: 'view_item', item: toItem() }));
  useEffect(() => {
    if (productKey !== null) tellSeen();
  }, [productKey]);
}
