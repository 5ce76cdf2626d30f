import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { minuteMs } from '@/domain/time/durations';

/** Lifetime of the stored password in ms, long enough to find the email with the code. */
const maxAgeMs = 30 * minuteMs;

let handoverPassword: { email: string; password: string; at: number } | null = null;

/**
 * Stores a newly chosen password for the page that confirms the email address, so that it need not be typed twice. It
 * is stored in memory only, for at most 30 minutes; a reload removes it.
 */
export function setSignUpPassword(email: string, password: string): void {
  handoverPassword = { email, password, at: Date.now() };
}

/** Returns the password chosen for this email address within the last 30 minutes; null for any other address. */
export function findSignUpPassword(email: string): string | null {
  if (
    handoverPassword === null ||
    handoverPassword.email !== email ||
    Date.now() - handoverPassword.at > maxAgeMs
  )
    return null;
  return handoverPassword.password;
}

export function clearSignUpPassword(): void {
  handoverPassword = null;
}

const storageKey = 'loginEmail';

/**
 * Returns the last email address typed in this tab, so that it need not be typed again in the next view or after a
 * reload; '' without one.
 */
export function getLoginEmail(): string {
  return readStorage('sessionStorage', storageKey) ?? '';
}

/** Stores the email address in this tab. Passwords are never written to storage. */
export function saveLoginEmail(email: string): void {
  writeStorage('sessionStorage', storageKey, email);
}

/** Removes the stored email address. Called after the sign-in. */
export function removeLoginEmail(): void {
  writeStorage('sessionStorage', storageKey, null);
}
