import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { minuteMs } from '@/domain/time/durations';

/** Lifetime of the stored password; longer than finding the email takes. */
const maxAgeMs = 30 * minuteMs;

let handoverPassword: { email: string; password: string; at: number } | null = null;

/**
 * Stores a newly chosen password for the page that confirms the email address, so that it need not be typed twice. It
 * is stored in memory only, for at most 30 minutes; a reload removes it.
 */
export function setHandoverPassword(email: string, password: string): void {
  handoverPassword = { email, password, at: Date.now() };
}

/** Returns the password chosen for this email address within the last 30 minutes; null for any other address. */
export function findHandoverPassword(email: string): string | null {
  if (
    handoverPassword === null ||
    handoverPassword.email !== email ||
    Date.now() - handoverPassword.at > maxAgeMs
  )
    return null;
  return handoverPassword.password;
}

export function clearHandoverPassword(): void {
  handoverPassword = null;
}

const storageKey = 'loginEmail';

/**
 * Returns the last email address typed in this tab, so that a reload between two views does not ask for it again; ''
 * without one.
 */
export function getLoginEmail(): string {
  return readStorage('sessionStorage', storageKey) ?? '';
}

/** Stores the email address in this tab. Passwords are never written to storage. */
export function saveLoginEmail(email: string): void {
  writeStorage('sessionStorage', storageKey, email);
}

/** Removes the address after the sign-in. */
export function removeLoginEmail(): void {
  writeStorage('sessionStorage', storageKey, null);
}
