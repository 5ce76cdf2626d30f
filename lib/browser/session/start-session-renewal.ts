import { sessionCookies } from './session-cookies';

/**
 * Starts refreshing the session. The code is loaded only if there is a session; if loading fails, a rejection by the
 * shop service triggers the refresh.
 */
export async function startSessionRenewal(): Promise<void> {
  if (!sessionCookies.mark.read()) return;
  try {
    const { startSessionRenewalTimer } = await import('./renew-session-timer');
    startSessionRenewalTimer();
  } catch {
    return;
  }
}
