import { shownPriceAfterLogout } from '@/domain/customer/shown-price';
import { setB2bShownPrice, setClearUser, setIsB2b } from '@/lib/browser/state/local-operations';
import { keptMeasures } from '@/lib/browser/state/kept-measures';
import { removeSnapshot } from '@/lib/browser/state/remove-cart-snapshot';
import { setOrderComment } from '@/lib/browser/state/order-comment';
import { orderReference } from '@/lib/browser/state/order-reference';
import { serviceDealer, serviceDealerName } from '@/lib/browser/state/service-dealer';
import { announceSessionEnd } from './session-end';

/** Basket, user and b2b flag leave the page's memory; the shown price is uvp (Spec §4). */
export function forgetCaller(): void {
  setClearUser();
  setIsB2b(false);
  setB2bShownPrice(shownPriceAfterLogout);
  announceSessionEnd();
}

/** What was typed in this tab, and which order was placed in it, is nobody else's business. */
export function forgetTyped(): void {
  setOrderComment('');
  keptMeasures.set('');
  orderReference.set('');
  serviceDealer.set('');
  serviceDealerName.set('');
  removeSnapshot();
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that forbids storage has kept nothing.
    return;
  }
}
