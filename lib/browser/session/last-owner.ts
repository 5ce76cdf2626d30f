import { forgetTyped } from './forget-caller';

const storageKey = 'sessionOwner';

/**
 * What was typed in this tab belongs to who signs in now, or to whose session goes on; what a customer before them typed
 * is dropped. A session that breaks off and is begun again by the same customer finds everything as it was.
 */
export function claimTyped({ owner, isGuest }: { owner: string; isGuest: boolean }): void {
  const last = rememberedOwner();
  if (last !== null && last !== owner) forgetTyped();
  if (isGuest) return;
  try {
    window.sessionStorage.setItem(storageKey, owner);
  } catch {
    // Without storage nothing typed was kept either.
    return;
  }
}

/** The customer this tab was used by last; null when there was none, or when they have signed out. */
function rememberedOwner(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
