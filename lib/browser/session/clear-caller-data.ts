import { shownPriceAfterLogout } from '@/domain/customer/customer-type';
import { setB2bShownPrice, setClearUser, setIsB2b } from '@/lib/browser/state/client-state';
import {
  bodyMeasurementsText,
  orderReference,
  serviceDealer,
  serviceDealerName,
} from '@/lib/browser/state/persisted-text';
import { removeCartSnapshot } from '@/lib/browser/state/remove-cart-snapshot';
import { setOrderComment } from '@/lib/browser/state/order-comment';
import { notifySessionEnd } from './session-store';

/** Basket, user and b2b flag leave the page's memory; the shown price is uvp (Spec §4). */
export function clearCaller(): void {
  setClearUser();
  setIsB2b(false);
  setB2bShownPrice(shownPriceAfterLogout);
  notifySessionEnd();
}

/** What was typed in this tab, and which order was placed in it, is nobody else's business. */
export function clearTypedData(): void {
  setOrderComment('');
  bodyMeasurementsText.set('');
  orderReference.set('');
  serviceDealer.set('');
  serviceDealerName.set('');
  removeCartSnapshot();
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that forbids storage has kept nothing.
    return;
  }
}

const storageKey = 'sessionOwner';

/**
 * What was typed in this tab belongs to who signs in now, or to whose session goes on; what a customer before them typed
 * is dropped. A session that breaks off and is begun again by the same customer finds everything as it was.
 */
export function assignTypedData({ owner, isGuest }: { owner: string; isGuest: boolean }): void {
  const last = findLastOwner();
  if (last !== null && last !== owner) clearTypedData();
  if (isGuest) return;
  try {
    window.sessionStorage.setItem(storageKey, owner);
  } catch {
    // Without storage nothing typed was kept either.
    return;
  }
}

/** The customer this tab was used by last; null when there was none, or when they have signed out. */
function findLastOwner(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
