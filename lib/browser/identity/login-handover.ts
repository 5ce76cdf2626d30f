import { minuteMs } from '@/domain/time/durations';

/** Longer than a code is looked for in a mailbox. */
const longestMs = 30 * minuteMs;

let handed: { email: string; password: string; at: number } | null = null;

/**
 * Hands a password that was just chosen to the page that confirms its e-mail address, so that nobody types it twice. It stays in the
 * page's memory for half an hour at most: a reload forgets it.
 */
export function setHandoverPassword(email: string, password: string): void {
  handed = { email, password, at: Date.now() };
}

/** The password chosen for this address a moment ago; null for every other one. */
export function findHandoverPassword(email: string): string | null {
  if (handed === null || handed.email !== email || Date.now() - handed.at > longestMs) return null;
  return handed.password;
}

/** Forgets it. */
export function clearHandoverPassword(): void {
  handed = null;
}

const storageKey = 'loginEmail';

/** The e-mail address typed last in this tab, so that a reload between two views asks for it only once; '' without one. */
export function getLoginEmail(): string {
  try {
    return window.sessionStorage.getItem(storageKey) ?? '';
  } catch {
    // Without storage the views keep it as long as the page lives.
    return '';
  }
}

/** Keeps the e-mail address for this tab. Passwords are never kept anywhere. */
export function saveLoginEmail(email: string): void {
  try {
    window.sessionStorage.setItem(storageKey, email);
  } catch {
    return;
  }
}

/** Forgets it: the visitor has signed in. */
export function removeLoginEmail(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}
