import { resolveShownPrice, type ShownPriceType } from '@/domain/customer/customer-type';
import { getClientState, useClientState } from './client-state';
import { setB2bShownPrice } from './client-state';

/** The price to show; uvp for everybody but b2b customers, and for all of them until the page knows who is signed in. */
export function useShownPrice(): ShownPriceType {
  return useClientState(({ isB2b, b2bShownPrice }) => resolveShownPrice(isB2b, b2bShownPrice));
}

/** From retail to purchase prices and back. Gives the type that is shown then. */
export function updateShownPrice(): ShownPriceType {
  const next = getClientState().b2bShownPrice === 'hek' ? 'uvp' : 'hek';
  setB2bShownPrice(next);
  return next;
}
