import { useSyncExternalStore } from 'react';
import type { UserGroup } from '@/domain/customer/customer-type';
import { initialShownPrice, type ShownPriceType } from '@/domain/customer/shown-price';
import type { Language } from '@/domain/language/detect-language';
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
export function patchClientState(patch: Partial<ClientState>): void {
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
