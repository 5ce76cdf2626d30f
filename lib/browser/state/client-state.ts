import { useSyncExternalStore } from 'react';
import {
  type UserGroup,
  initialDisplayedPriceType,
  type DisplayedPriceType,
  parseDisplayedPriceType,
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
  b2bShownPrice: DisplayedPriceType;
  isLoadingInitState: boolean;
  orderComment: string;
  /** True when the session has a token. The token itself is not accessible to scripts (decision 39). */
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
  b2bShownPrice: initialDisplayedPriceType,
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

/** Returns the current client state, for code outside React. */
export function getClientState(): ClientState {
  return clientState.get();
}

/** Replaces some fields of the client state and leaves the others unchanged. */
export function updateClientState(patch: Partial<ClientState>): void {
  clientState.update((current) => ({ ...current, ...patch }));
}

/**
 * Subscribes to the selected part of the client state; returns the initial value during server rendering and hydration.
 */
export function useClientState<T>(select: (state: ClientState) => T): T {
  return useSyncExternalStore(
    clientState.subscribe,
    () => select(clientState.get()),
    () => select(initialClientState),
  );
}

const storageKey = 'shownPrice';

/**
 * Stores the displayed price type in this tab. After a dealer has switched to retail prices in front of a customer, a
 * reload then does not show purchase prices.
 */
function saveShownPrice(type: DisplayedPriceType): void {
  writeStorage('sessionStorage', storageKey, type);
}

/** Returns the displayed price type stored in this tab, or the initial type if none is stored (Specification §4). */
export function getStoredPriceType(): DisplayedPriceType {
  return parseDisplayedPriceType(readStorage('sessionStorage', storageKey));
}

/** Sets the language of the page (Specification §7). */
export function setLanguage(language: Language): void {
  updateClientState({ language });
}

/** Stores whether the current user is a B2B customer (Specification §7). */
export function setIsB2b(isB2b: boolean): void {
  updateClientState({ isB2b });
}

/** Stores whether the session of this page is still unknown (Specification §7). */
export function setIsLoadingInitState(isLoadingInitState: boolean): void {
  updateClientState({ isLoadingInitState });
}

/** Sets the price type displayed to a B2B customer, in this tab until the session ends (Specification §7). */
export function setB2bShownPrice(b2bShownPrice: DisplayedPriceType): void {
  updateClientState({ b2bShownPrice });
  saveShownPrice(b2bShownPrice);
}

/** Clears groups and B2B flag of the user; cached responses are removed with the Apollo client (Specification §7). */
export function setClearUser(): void {
  updateClientState({ currentUserGroups: [], isB2b: false });
}

/** Stores the user's groups; the group oxiddealer marks a B2B customer (Specification §3, §6, §7). */
export function setCurrentUserGroups(currentUserGroups: readonly UserGroup[]): void {
  updateClientState({
    currentUserGroups,
    isB2b: getCustomerType(currentUserGroups) === 'b2b',
  });
}

/** Stores whether the session has a token; the token itself stays on the server (Specification §7; decision 39). */
export function setOxidToken(hasOxidToken: boolean): void {
  updateClientState({ hasOxidToken });
}

/** Stores whether the session is anonymous, without a signed-in customer (Specification §7). */
export function setIsAnonymous(isAnonymous: boolean): void {
  updateClientState({ isAnonymous });
}

/** Stores whether the session is a guest session (Specification §7). */
export function setIsGuest(isGuest: boolean): void {
  updateClientState({ isGuest });
}

/** Stores whether the order is a preorder (Specification §7). */
export function setPreorder(preorder: boolean): void {
  updateClientState({ preorder });
}

/** Returns whether the current user is a B2B customer, from the client state (Specification §7). */
export function useIsB2b(): boolean {
  return useClientState(({ isB2b }) => isB2b);
}

/** Returns true until the session is known, from the client state (Specification §7). */
export function useIsLoadingInitState(): boolean {
  return useClientState(({ isLoadingInitState }) => isLoadingInitState);
}
