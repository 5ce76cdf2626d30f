const storageKey = 'loginEmail';

/** The e-mail address typed last in this tab, so that a reload between two views asks for it only once; '' without one. */
export function keptEmail(): string {
  try {
    return window.sessionStorage.getItem(storageKey) ?? '';
  } catch {
    // Without storage the views keep it as long as the page lives.
    return '';
  }
}

/** Keeps the e-mail address for this tab. Passwords are never kept anywhere. */
export function keepEmail(email: string): void {
  try {
    window.sessionStorage.setItem(storageKey, email);
  } catch {
    return;
  }
}

/** Forgets it: the visitor has signed in. */
export function forgetEmail(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}
