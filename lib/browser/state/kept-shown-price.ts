import { type ShownPriceType, toShownPriceType } from '@/domain/customer/shown-price';

const storageKey = 'shownPrice';

/** Remembers the shown price as long as the tab lives: a reload in front of a customer must not bring purchase prices back. */
export function keepShownPrice(type: ShownPriceType): void {
  try {
    window.sessionStorage.setItem(storageKey, type);
  } catch {
    // A browser that forbids storage keeps it as long as the page lives.
    return;
  }
}

/** What this tab showed before it was loaded anew; the initial type without anything (Spec §4). */
export function keptShownPrice(): ShownPriceType {
  try {
    return toShownPriceType(window.sessionStorage.getItem(storageKey));
  } catch {
    return toShownPriceType(null);
  }
}
