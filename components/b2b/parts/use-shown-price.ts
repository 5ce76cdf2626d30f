'use client';

import { effectiveShownPrice, type ShownPriceType } from '@/domain/customer/shown-price';
import { useClientState } from '@/lib/client-state/client-state';

/** The price the dealer wants to see. With uvp no purchase price may stand in the page (ARCHITECTURE §4, decision 9). */
export function useShownPrice(): ShownPriceType {
  return useClientState(({ isB2b, b2bShownPrice }) => effectiveShownPrice(isB2b, b2bShownPrice));
}
