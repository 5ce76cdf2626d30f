import { browserCookie } from '@/lib/browser/session/browser-cookies';

const storageKey = 'cartCount';

/** How many pieces the basket held when it was last seen, so that the badge needs no call; 0 without a basket. */
export function readCountHint(): number {
  if (!browserCookie.basketId.read()) return 0;
  try {
    return Math.max(0, Number.parseInt(window.localStorage.getItem(storageKey) ?? '0', 10) || 0);
  } catch {
    return 0;
  }
}

/** Keeps the count for the next page; a browser that forbids storage shows it after the first look into the basket. */
export function writeCountHint(count: number): void {
  try {
    window.localStorage.setItem(storageKey, String(count));
  } catch {
    return;
  }
}

/** Calls back when another tab has seen another count; gives the way to stop that. */
export function onCountHintChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
