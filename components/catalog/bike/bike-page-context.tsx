'use client';

import { createContext, type ReactNode } from 'react';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';

/** React context of the bicycle the page is about; null outside of BikePageProvider. */
export const BikePageContext = createContext<BikeChoiceView | null>(null);

interface Props {
  readonly bike: BikeChoiceView;
  readonly children: ReactNode;
}

/**
 * Provides the bicycle the page is about. The selected variant is stored in the URL as `?variant=SKU`; components read
 * it with `useBikeSelection`. A selection therefore re-renders only these components, and the selection code is loaded
 * together with the first of them. Renders nothing if no variant is on sale.
 */
export function BikePageProvider({ bike, children }: Props) {
  if (bike.variants.length === 0) return null;
  return (
    <BikePageContext value={bike}>
      <UrlQueryListener />
      {children}
    </BikePageContext>
  );
}
