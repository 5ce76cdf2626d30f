'use client';

import { createContext, type ReactNode } from 'react';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';

/** The bicycle that the page is of. */
export const BikePageContext = createContext<BikeChoiceView | null>(null);

interface Props {
  readonly bike: BikeChoiceView;
  readonly children: ReactNode;
}

/**
 * Says which bicycle the page is of. Which variant is selected stands in the address as ?variant=SKU, and each part looks there
 * itself (`useBikeSelection`): a choice moves the parts that show it, and nothing in between; the rules come with the first part that
 * needs them. Renders nothing when no variant is sold.
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
