import { isProductionBuild } from '@/lib/platform/config/build-info';

/**
 * Configures zod to validate without generated code. Otherwise zod probes `eval`, which the content security policy
 * blocks and each browser reports. Writes zod's global configuration object directly, so that zod itself need not be
 * loaded.
 */
export function setZodWithoutEval(): void {
  const shared = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
  (shared.__zod_globalConfig ??= {}).jitless = true;
}

/**
 * Registers the service worker /sw.js for the whole site after the page has loaded (Specification §2). In production
 * only, because during development the service worker would serve outdated files.
 */
export function registerServiceWorker(): void {
  if (!isProductionBuild || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Private windows and some embedded browsers reject service workers; the site works without one.
    navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
