import type { Language } from '@/domain/locale/language';
import { uiTimings } from '@/lib/platform/config/ui-timings';
import { removeLanguagePrefix } from '@/lib/platform/i18n/link';
import { isPrefetchable, isPrefetchAllowed } from './prefetch-rules';
import { findPageLink, findSitePath } from './page-link';

/** Distance from the viewport within which links are prefetched, as with links of Next.js. */
const margin = '200px';

/**
 * Prefetches linked pages until the returned function is called. Links under the pointer or with keyboard focus are
 * prefetched immediately; visible links, also those added later, once the browser is idle, after 2000 ms at the latest.
 * Nothing is prefetched offline or on a slow or metered connection (Specification §9), nor pages excluded by
 * isPrefetchable.
 */
export function prefetchLinks(prefetch: (path: string) => void, language: Language): () => void {
  const visibleLinks = new Set<HTMLAnchorElement>();
  let isIdle = false;

  const prefetchLink = (link: HTMLAnchorElement) => {
    const path = findSitePath(link);
    if (path === null || !isPrefetchAllowed(navigator.connection, navigator.onLine)) return;
    if (isPrefetchable(removeLanguagePrefix(path, language))) prefetch(path);
  };
  const onIntent = ({ target }: Event) => {
    const link = findPageLink(target);
    if (link !== null) prefetchLink(link);
  };
  const prefetchVisibleLinks = () => {
    if (isIdle) visibleLinks.forEach(prefetchLink);
  };

  const intersectionObserver = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = target as HTMLAnchorElement;
        if (isIntersecting) visibleLinks.add(link);
        else visibleLinks.delete(link);
        if (isIntersecting && isIdle) prefetchLink(link);
        if (!link.isConnected) intersectionObserver.unobserve(link);
      }
    },
    { rootMargin: margin },
  );
  const observeLinks = (part: ParentNode) => {
    for (const link of part.querySelectorAll('a[data-prefetch=""]'))
      intersectionObserver.observe(link);
  };
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) observeLinks(target);
  });

  const cancel = runWhenIdle(() => {
    isIdle = true;
    prefetchVisibleLinks();
  });
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  // Prefetches all visible links when the connection comes back.
  window.addEventListener('online', prefetchVisibleLinks);
  observeLinks(document);
  changes.observe(document.body, { childList: true, subtree: true });
  // A link already under the pointer triggers no new pointer event.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]:hover'))
    prefetchLink(link);

  return () => {
    cancel();
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
    window.removeEventListener('online', prefetchVisibleLinks);
    intersectionObserver.disconnect();
    changes.disconnect();
  };
}

/** Runs the function when the browser is idle; in Safari, which has no idle callback, after a delay. */
function runWhenIdle(ready: () => void): () => void {
  const wait = uiTimings.idlePrefetchTimeoutMs;
  if ('requestIdleCallback' in window) {
    const waiting = window.requestIdleCallback(ready, { timeout: wait });
    return () => window.cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(ready, wait);
  return () => clearTimeout(waiting);
}
