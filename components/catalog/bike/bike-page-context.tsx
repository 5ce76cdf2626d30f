'use client';

import { createContext, type ReactNode } from 'react';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';

/** The bicycle of the page. */
export const BikePageContext = createContext<BikeChoiceView | null>(null);

interface Props {
  readonly bike: BikeChoiceView;
  readonly children: ReactNode;
}

/**
 * Provides the bicycle of the page. The selected variant is stored in the URL as `?variant=SKU`, and each part reads it
 * with `useBikeSelection`. A selection therefore re-renders only the parts that show it, and the selection logic loads
 * with the first part that needs it. Renders nothing if no variant is on sale.
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
