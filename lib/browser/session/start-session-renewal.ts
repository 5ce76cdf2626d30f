import { sessionCookies } from './session-cookies';

/** Keeps the session this browser has; what renews it in time is fetched only where there is one. Where that fails, the shop's refusal renews it. */
export async function startSessionRenewal(): Promise<void> {
  if (!sessionCookies.mark.read()) return;
  try {
    const { startSessionRenewalTimer: keepSession } = await import('./renew-session-timer');
    keepSession();
  } catch {
    return;
  }
}
