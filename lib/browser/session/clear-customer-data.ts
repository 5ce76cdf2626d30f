import { displayedPriceTypeAfterLogout } from '@/domain/customer/customer-type';
import { setB2bShownPrice, setClearUser, setIsB2b } from '@/lib/browser/state/client-state';
import {
  bodyMeasurementsText,
  orderReference,
  serviceDealer,
  serviceDealerName,
} from '@/lib/browser/state/persisted-text';
import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { removeCartSnapshot } from '@/lib/browser/state/remove-cart-snapshot';
import { setOrderComment } from '@/lib/browser/state/order-comment';
import { notifySessionEnd } from './session-store';

/** Clears basket, user and B2B flag from memory and sets the displayed price type back to `uvp` (Specification §4). */
export function clearCustomerState(): void {
  setClearUser();
  setIsB2b(false);
  setB2bShownPrice(displayedPriceTypeAfterLogout);
  notifySessionEnd();
}

/**
 * Clears everything the user has entered in this tab, the stored cart and the reference to the order placed in this
 * tab.
 */
export function clearUserInput(): void {
  setOrderComment('');
  bodyMeasurementsText.set('');
  orderReference.set('');
  serviceDealer.set('');
  serviceDealerName.set('');
  removeCartSnapshot();
  try {
    window.sessionStorage.clear();
  } catch {
    // If storage is blocked, nothing was stored.
    return;
  }
}

const storageKey = 'sessionOwner';

/**
 * Assigns the input of this tab to the customer who signs in or whose session continues; input of a different previous
 * customer is removed. A customer whose session expired finds the input again after signing in.
 */
export function assignUserInput({ owner, isGuest }: { owner: string; isGuest: boolean }): void {
  const last = readStorage('sessionStorage', storageKey);
  if (last !== null && last !== owner) clearUserInput();
  if (isGuest) return;
  writeStorage('sessionStorage', storageKey, owner);
}
