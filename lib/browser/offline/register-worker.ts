import { isProductionBuild } from '@/lib/platform/config/build-mode';

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
