import { effectiveShownPrice, type ShownPriceType } from '@/domain/customer/shown-price';
import { getClientState, useClientState } from '@/lib/browser/state/client-state';
import { setB2bShownPrice } from '@/lib/browser/state/local-operations';

/** The price to show; uvp for everybody but b2b customers, and for all of them until the page knows who is signed in. */
export function useShownPrice(): ShownPriceType {
  return useClientState(({ isB2b, b2bShownPrice }) => effectiveShownPrice(isB2b, b2bShownPrice));
}

/** From retail to purchase prices and back. Gives the type that is shown then. */
export function switchShownPrice(): ShownPriceType {
  const next = getClientState().b2bShownPrice === 'hek' ? 'uvp' : 'hek';
  setB2bShownPrice(next);
  return next;
}
