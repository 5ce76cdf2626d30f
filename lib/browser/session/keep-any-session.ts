import { browserCookie } from './browser-cookies';

/** Keeps the session this browser has; what renews it in time is fetched only where there is one. Where that fails, the shop's refusal renews it. */
export async function keepAnySession(): Promise<void> {
  if (!browserCookie.mark.read()) return;
  try {
    const { keepSession } = await import('./keep-session');
    keepSession();
  } catch {
    return;
  }
}
