import {
  resolveDisplayedPriceType,
  type DisplayedPriceType,
} from '@/domain/customer/customer-type';
import { getClientState, setB2bShownPrice, useClientState } from './client-state';

/** Returns the price type to display: `uvp` for everyone but B2B customers, and for all until the session is known. */
export function useDisplayedPriceType(): DisplayedPriceType {
  return useClientState(({ isB2b, b2bShownPrice }) =>
    resolveDisplayedPriceType(isB2b, b2bShownPrice),
  );
}

/** Toggles between retail and purchase prices and returns the new type. */
export function updateDisplayedPriceType(): DisplayedPriceType {
  const next = getClientState().b2bShownPrice === 'hek' ? 'uvp' : 'hek';
  setB2bShownPrice(next);
  return next;
}
