import { customerTypeOf, type UserGroup } from '@/domain/customer/customer-type';
import type { ShownPriceType } from '@/domain/customer/shown-price';
import type { Language } from '@/domain/language/detect-language';
import { patchClientState, useClientState } from './client-state';
import { keepShownPrice } from './kept-shown-price';

/** Sets the language of the page (Spec §7). */
export function setLanguage(language: Language): void {
  patchClientState({ language });
}

/** Marks the caller as a b2b customer (Spec §7). */
export function setIsB2b(isB2b: boolean): void {
  patchClientState({ isB2b });
}

/** True until the session of this page is known (Spec §7). */
export function setIsLoadingInitState(isLoadingInitState: boolean): void {
  patchClientState({ isLoadingInitState });
}

/** Chooses the price b2b customers see, in this tab until the session ends (Spec §7). */
export function setB2bShownPrice(b2bShownPrice: ShownPriceType): void {
  patchClientState({ b2bShownPrice });
  keepShownPrice(b2bShownPrice);
}

/** Forgets who was signed in; what the shop has said of them went with its client (Spec §7). */
export function setClearUser(): void {
  patchClientState({ currentUserGroups: [], isB2b: false });
}

/** Remembers the caller's groups; the group oxiddealer marks a b2b customer (Spec §3, §6, §7). */
export function setCurrentUserGroups(currentUserGroups: readonly UserGroup[]): void {
  patchClientState({
    currentUserGroups,
    isB2b: customerTypeOf(currentUserGroups) === 'b2b',
  });
}

/** Remembers whether there is a token; the token itself stays with the server (Spec §7; ARCHITECTURE §4, decision 6). */
export function setOxidToken(hasOxidToken: boolean): void {
  patchClientState({ hasOxidToken });
}

/** Marks the session as anonymous or signed in (Spec §7). */
export function setIsAnonymous(isAnonymous: boolean): void {
  patchClientState({ isAnonymous });
}

/** Marks the session as a guest's (Spec §7). */
export function setIsGuest(isGuest: boolean): void {
  patchClientState({ isGuest });
}

/** Marks the order as a preorder (Spec §7). */
export function setPreorder(preorder: boolean): void {
  patchClientState({ preorder });
}

/** Local query: whether the caller is a b2b customer (Spec §7). */
export function useIsB2b(): boolean {
  return useClientState(({ isB2b }) => isB2b);
}

/** Local query: true until the session is known (Spec §7). */
export function useIsLoadingInitState(): boolean {
  return useClientState(({ isLoadingInitState }) => isLoadingInitState);
}
