import type { Language } from '@/domain/locale/language';
import { uiTimings } from '@/lib/platform/config/ui-timings';
import { removeLanguagePrefix } from '@/lib/platform/i18n/link';
import { isPrefetchable, isPrefetchAllowed } from './prefetch-rules';
import { findPageLink, findSitePath } from './page-link';

/** As soon before they are seen as the framework's own links. */
const margin = '200px';

/**
 * Asks for pages ahead of a click, until the answer is called: at once what a visitor points at or reaches by keyboard; once the
 * browser is idle, at most 2000 ms from now, what is in sight, also when it comes later. Never on a slow or metered connection or
 * offline (Spec §9), and some pages never.
 */
export function prefetchLinks(ask: (path: string) => void, language: Language): () => void {
  const inSight = new Set<HTMLAnchorElement>();
  let isIdle = false;

  const want = (link: HTMLAnchorElement) => {
    const path = findSitePath(link);
    if (path === null || !isPrefetchAllowed(navigator.connection, navigator.onLine)) return;
    if (isPrefetchable(removeLanguagePrefix(path, language))) ask(path);
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
  const look = (part: ParentNode) => {
    for (const link of part.querySelectorAll('a[data-leads=""]')) sight.observe(link);
  };
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) look(target);
  });

  const cancel = whenIdle(() => {
    isIdle = true;
    wantAllInSight();
  });
  document.addEventListener('pointerover', intend);
  document.addEventListener('focusin', intend);
  // What is in sight when the connection comes back follows it.
  window.addEventListener('online', wantAllInSight);
  look(document);
  changes.observe(document.body, { childList: true, subtree: true });
  // Whoever points at one already has not come to it anew.
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

/** Safari has no idle callback. */
function whenIdle(ready: () => void): () => void {
  const wait = uiTimings.idlePrefetchTimeoutMs;
  if ('requestIdleCallback' in window) {
    const waiting = window.requestIdleCallback(ready, { timeout: wait });
    return () => window.cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(ready, wait);
  return () => clearTimeout(waiting);
}
