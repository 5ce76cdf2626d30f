import { useSyncExternalStore } from 'react';
import {
  type UserGroup,
  initialShownPrice,
  type ShownPriceType,
  parseShownPriceType,
  getCustomerType,
} from '@/domain/customer/customer-type';
import type { Language } from '@/domain/locale/language';
import { readStorage, writeStorage } from './browser-storage';
import { createExternalStore } from './external-store';

/**
 * Place around which dealers are searched; `place` is empty for the visitor's own position (Specification §3,
 * Location).
 */
export type ClientLocation = { place: string; latitude: number; longitude: number };

/**
 * Client-side state of the browser (Specification §3, client state; §7, local-only operations). Basket and user data
 * are not duplicated here.
 */
type ClientState = {
  language: Language;
  isB2b: boolean;
  b2bShownPrice: ShownPriceType;
  isLoadingInitState: boolean;
  orderComment: string;
  /** Whether there is a token. The token itself is not accessible to scripts (decision 39). */
  hasOxidToken: boolean;
  isAnonymous: boolean;
  isGuest: boolean;
  currentUserGroups: readonly UserGroup[];
  preorder: boolean;
  location: ClientLocation | null;
};

/** Initial state before the session is known (Specification §4, initial client state). */
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

/** Returns the current state, for code outside React. */
export function getClientState(): ClientState {
  return clientState.get();
}

/** Replaces some fields and leaves the others unchanged. */
export function updateClientState(patch: Partial<ClientState>): void {
  clientState.update((current) => ({ ...current, ...patch }));
}

/** Subscribes to one part of the state; returns the initial part during server rendering and hydration. */
export function useClientState<T>(select: (state: ClientState) => T): T {
  return useSyncExternalStore(
    clientState.subscribe,
    () => select(clientState.get()),
    () => select(initialClientState),
  );
}

const storageKey = 'shownPrice';

/**
 * Stores the displayed price type in this tab, so that a reload in front of a customer does not bring back purchase
 * prices.
 */
function saveShownPrice(type: ShownPriceType): void {
  writeStorage('sessionStorage', storageKey, type);
}

/** Returns the displayed price type stored in this tab; the initial type without one (Specification §4). */
export function getStoredShownPrice(): ShownPriceType {
  return parseShownPriceType(readStorage('sessionStorage', storageKey));
}

/** Sets the language of the page (Specification §7). */
export function setLanguage(language: Language): void {
  updateClientState({ language });
}

/** Marks the caller as a B2B customer (Specification §7). */
export function setIsB2b(isB2b: boolean): void {
  updateClientState({ isB2b });
}

/** True until the session of this page is known (Specification §7). */
export function setIsLoadingInitState(isLoadingInitState: boolean): void {
  updateClientState({ isLoadingInitState });
}

/** Sets the price type B2B customers see, in this tab until the session ends (Specification §7). */
export function setB2bShownPrice(b2bShownPrice: ShownPriceType): void {
  updateClientState({ b2bShownPrice });
  saveShownPrice(b2bShownPrice);
}

/** Clears groups and B2B flag of the user; cached responses are removed with the Apollo client (Specification §7). */
export function setClearUser(): void {
  updateClientState({ currentUserGroups: [], isB2b: false });
}

/** Stores the caller's groups; the group oxiddealer marks a B2B customer (Specification §3, §6, §7). */
export function setCurrentUserGroups(currentUserGroups: readonly UserGroup[]): void {
  updateClientState({
    currentUserGroups,
    isB2b: getCustomerType(currentUserGroups) === 'b2b',
  });
}

/** Stores whether there is a token; the token itself stays on the server (Specification §7; decision 39). */
export function setOxidToken(hasOxidToken: boolean): void {
  updateClientState({ hasOxidToken });
}

/** Marks the session as anonymous or signed in (Specification §7). */
export function setIsAnonymous(isAnonymous: boolean): void {
  updateClientState({ isAnonymous });
}

/** Marks the session as a guest session (Specification §7). */
export function setIsGuest(isGuest: boolean): void {
  updateClientState({ isGuest });
}

/** Marks the order as a preorder (Specification §7). */
export function setPreorder(preorder: boolean): void {
  updateClientState({ preorder });
}

/** Local query: whether the caller is a B2B customer (Specification §7). */
export function useIsB2b(): boolean {
  return useClientState(({ isB2b }) => isB2b);
}

/** Local query: true until the session is known (Specification §7). */
export function useIsLoadingInitState(): boolean {
  return useClientState(({ isLoadingInitState }) => isLoadingInitState);
}
