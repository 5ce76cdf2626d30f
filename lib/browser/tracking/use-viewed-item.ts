import { useEffect, useEffectEvent } from 'react';
import type { TrackingItem } from '@/lib/platform/tracking/ga4-event';
import { track } from './track';

/** Tracks a product page view once; selecting another variant is not another view. Null tracks nothing. */
export function useViewedItem(productKey: string | null, toItem: () => TrackingItem): void {
  const reportView = useEffectEvent(() => track({ name: 'view_item', item: toItem() }));
  useEffect(() => {
    if (productKey !== null) reportView();
  }, [productKey]);
}
