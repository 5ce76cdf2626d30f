import { useSyncExternalStore } from 'react';
import {
  type UserGroup,
  initialShownPrice,
  type ShownPriceType,
  parseShownPriceType,
  getCustomerType,
} from '@/domain/customer/customer-type';
import type { Language } from '@/domain/locale/language';
import { createExternalStore } from './external-store';

/** A place the shopper searches dealers around; without a name it is where they are (Spec §3, Location). */
export type ClientLocation = { place: string; latitude: number; longitude: number };

/**
 * The state the browser keeps to itself (Spec §3, client state; §7, local-only operations). Basket, user and what follows from them
 * are not kept a second time (decision 74).
 */
type ClientState = {
  language: Language;
  isB2b: boolean;
  b2bShownPrice: ShownPriceType;
  isLoadingInitState: boolean;
  orderComment: string;
  /** Whether there is a token. The token itself never reaches the browser's scripts (ARCHITECTURE §4, decision 6). */
  hasOxidToken: boolean;
  isAnonymous: boolean;
  isGuest: boolean;
  currentUserGroups: readonly UserGroup[];
  preorder: boolean;
  location: ClientLocation | null;
};

/** What is true before anything is known (Spec §4, initial client state). */
export const initialClientState: ClientState = {
  language: 'de',
  isB2b: false,
  b2bShownPrice: initialShownPrice,
  isLoadingInitState: true,
  orderComment: '',
  hasOxidToken: false,
  isAnonymous: true,
  isGuest: false,
  currentUserGroups: [],
  preorder: false,
  location: null,
};

export const clientState = createExternalStore<ClientState>(initialClientState);

/** The state as it is now, for code outside React. */
export function getClientState(): ClientState {
  return clientState.get();
}

/** Replaces some fields and leaves the others. */
export function updateClientState(patch: Partial<ClientState>): void {
  clientState.update((current) => ({ ...current, ...patch }));
}

/** Follows one part of the state; the initial part while the page is rendered on the server and hydrated. */
export function useClientState<T>(select: (state: ClientState) => T): T {
  return useSyncExternalStore(
    clientState.subscribe,
    () => select(clientState.get()),
    () => select(initialClientState),
  );
}

const storageKey = 'shownPrice';

/** Remembers the shown price as long as the tab lives: a reload in front of a customer must not bring purchase prices back. */
function saveShownPrice(type: ShownPriceType): void {
  try {
    window.sessionStorage.setItem(storageKey, type);
  } catch {
    // A browser that forbids storage keeps it as long as the page lives.
    return;
  }
}

/** What this tab showed before it was loaded anew; the initial type without anything (Spec §4). */
export function getStoredShownPrice(): ShownPriceType {
  try {
    return parseShownPriceType(window.sessionStorage.getItem(storageKey));
  } catch {
    return parseShownPriceType(null);
  }
}

/** Sets the language of the page (Spec §7). */
export function setLanguage(language: Language): void {
  updateClientState({ language });
}

/** Marks the caller as a b2b customer (Spec §7). */
export function setIsB2b(isB2b: boolean): void {
  updateClientState({ isB2b });
}

/** True until the session of this page is known (Spec §7). */
export function setIsLoadingInitState(isLoadingInitState: boolean): void {
  updateClientState({ isLoadingInitState });
}

/** Chooses the price b2b customers see, in this tab until the session ends (Spec §7). */
export function setB2bShownPrice(b2bShownPrice: ShownPriceType): void {
  updateClientState({ b2bShownPrice });
  saveShownPrice(b2bShownPrice);
}

/** Forgets who was signed in; what the shop has said of them went with its client (Spec §7). */
export function setClearUser(): void {
  updateClientState({ currentUserGroups: [], isB2b: false });
}

/** Remembers the caller's groups; the group oxiddealer marks a b2b customer (Spec §3, §6, §7). */
export function setCurrentUserGroups(currentUserGroups: readonly UserGroup[]): void {
  updateClientState({
    currentUserGroups,
    isB2b: getCustomerType(currentUserGroups) === 'b2b',
  });
}

/** Remembers whether there is a token; the token itself stays with the server (Spec §7; ARCHITECTURE §4, decision 6). */
export function setOxidToken(hasOxidToken: boolean): void {
  updateClientState({ hasOxidToken });
}

/** Marks the session as anonymous or signed in (Spec §7). */
export function setIsAnonymous(isAnonymous: boolean): void {
  updateClientState({ isAnonymous });
}

/** Marks the session as a guest's (Spec §7). */
export function setIsGuest(isGuest: boolean): void {
  updateClientState({ isGuest });
}

/** Marks the order as a preorder (Spec §7). */
export function setPreorder(preorder: boolean): void {
  updateClientState({ preorder });
}

/** Local query: whether the caller is a b2b customer (Spec §7). */
export function useIsB2b(): boolean {
  return useClientState(({ isB2b }) => isB2b);
}

/** Local query: true until the session is known (Spec §7). */
export function useIsLoadingInitState(): boolean {
  return useClientState(({ isLoadingInitState }) => isLoadingInitState);
}
