import { minuteMs } from '@/domain/time/durations';

/** Longer than a code is looked for in a mailbox. */
const longestMs = 30 * minuteMs;

let handed: { email: string; password: string; at: number } | null = null;

/**
 * Hands a password that was just chosen to the page that confirms its e-mail address, so that nobody types it twice. It stays in the
 * page's memory for half an hour at most: a reload forgets it.
 */
export function handPassword(email: string, password: string): void {
  handed = { email, password, at: Date.now() };
}

/** The password chosen for this address a moment ago; null for every other one. */
export function handedPassword(email: string): string | null {
  if (handed === null || handed.email !== email || Date.now() - handed.at > longestMs) return null;
  return handed.password;
}

/** Forgets it. */
export function forgetHandedPassword(): void {
  handed = null;
}
