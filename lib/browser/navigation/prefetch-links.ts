import type { Language } from '@/domain/locale/language';
import { uiTimings } from '@/lib/platform/config/ui-timings';
import { removeLanguagePrefix } from '@/lib/platform/i18n/link';
import { isPrefetchable, isPrefetchAllowed } from './prefetch-rules';
import { findPageLink, findSitePath } from './page-link';

/** Distance from the viewport at which links are prefetched; the same as for the framework's links. */
const margin = '200px';

/**
 * Prefetches pages until the returned function is called: immediately for links under the pointer or with keyboard
 * focus; for visible links, including later ones, once the browser is idle, at most 2000 ms from now. Never on a slow
 * or metered connection or offline (Specification §9), and never for pages excluded by isPrefetchable.
 */
export function prefetchLinks(prefetch: (path: string) => void, language: Language): () => void {
  const inSight = new Set<HTMLAnchorElement>();
  let isIdle = false;

  const want = (link: HTMLAnchorElement) => {
    const path = findSitePath(link);
    if (path === null || !isPrefetchAllowed(navigator.connection, navigator.onLine)) return;
    if (isPrefetchable(removeLanguagePrefix(path, language))) prefetch(path);
  };
  const intend = ({ target }: Event) => {
    const link = findPageLink(target);
    if (link !== null) want(link);
  };
  const wantAllInSight = () => {
    if (isIdle) inSight.forEach(want);
  };

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = target as HTMLAnchorElement;
        if (isIntersecting) inSight.add(link);
        else inSight.delete(link);
        if (isIntersecting && isIdle) want(link);
        if (!link.isConnected) sight.unobserve(link);
      }
    },
    { rootMargin: margin },
  );
  const observeLinks = (part: ParentNode) => {
    for (const link of part.querySelectorAll('a[data-leads=""]')) sight.observe(link);
  };
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) observeLinks(target);
  });

  const cancel = whenIdle(() => {
    isIdle = true;
    wantAllInSight();
  });
  document.addEventListener('pointerover', intend);
  document.addEventListener('focusin', intend);
  // Prefetches all visible links when the connection comes back.
  window.addEventListener('online', wantAllInSight);
  observeLinks(document);
  changes.observe(document.body, { childList: true, subtree: true });
  // A link already under the pointer triggers no new pointer event.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-leads]:hover'))
    want(link);

  return () => {
    cancel();
    document.removeEventListener('pointerover', intend);
    document.removeEventListener('focusin', intend);
    window.removeEventListener('online', wantAllInSight);
    sight.disconnect();
    changes.disconnect();
  };
}

/** Fallback for Safari, which has no idle callback. */
function whenIdle(ready: () => void): () => void {
  const wait = uiTimings.idlePrefetchTimeoutMs;
  if ('requestIdleCallback' in window) {
    const waiting = window.requestIdleCallback(ready, { timeout: wait });
    return () => window.cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(ready, wait);
  return () => clearTimeout(waiting);
}
