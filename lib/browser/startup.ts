import { isProductionBuild } from '@/lib/platform/config/build-info';

/**
 * Makes zod validate without generated code. Otherwise zod would probe `eval`, which the content security policy blocks
 * and every browser would report. Sets zod's global configuration directly, so that no page loads zod for this.
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
