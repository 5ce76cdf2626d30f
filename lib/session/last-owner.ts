const storageKey = 'sessionOwner';

/** Remembers in this tab whose session broke off: what they typed is still here, and theirs only. */
export function rememberOwner(owner: string): void {
  try {
    window.sessionStorage.setItem(storageKey, owner);
  } catch {
    // Without storage nothing typed was kept either.
    return;
  }
}

/** Whose session broke off in this tab; null when none did, or when they have signed out properly since. */
export function rememberedOwner(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
