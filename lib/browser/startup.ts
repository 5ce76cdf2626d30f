import { isProductionBuild } from '@/lib/platform/config/build-info';

/**
 * Tells zod to check values without code made at run time. It would try whether it may, the content security policy would hold
 * that back, and every visitor's browser would report it. Said where zod looks for it, so that no page loads zod for this.
 */
export function setZodWithoutEval(): void {
  const shared = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
  (shared.__zod_globalConfig ??= {}).jitless = true;
}

/** Registers /sw.js for the whole site once the page has loaded (Spec §2). Only in production: it would keep old files while developing. */
export function registerServiceWorker(): void {
  if (!isProductionBuild || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Private windows and some embedded browsers refuse: the site works without.
    navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
