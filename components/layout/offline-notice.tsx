'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { formatDay } from '@/lib/platform/i18n/format-days';
import { waitForFirstInteraction } from '@/lib/browser/hydration/first-interaction';

type WriteDay = typeof formatDay;

const load = () => import('@/lib/platform/i18n/format-days').then((days) => days.formatDay);

/**
 * Prefetched before the connection can be lost: the code that formats dates loads after the first interaction, like
 * other parts of the page.
 */
void (
  typeof window !== 'undefined' &&
  waitForFirstInteraction()
    .then(load)
    .catch(() => undefined)
);

/**
 * The date of a page from the service worker's cache. If the code that formats dates is not available, the raw
 * timestamp.
 */
function CachedPageDate({ at }: { at: string }) {
  const language = useLocale();
  const [write, setWrite] = useState<WriteDay | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setWrite(() => loaded),
      () => undefined,
    );
  }, []);
  return <time dateTime={at}>{write === null ? at : write(at, language)}</time>;
}

type OfflineNoticeProps = {
  title: string;
  text: string;
  /** The text for a page from the service worker's cache; its date follows. */
  cachedText: string;
  reloadLabel: string;
};

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A notice while there is no connection (Specification §4). For a cached page also its date. */
export function OfflineNotice({ title, text, cachedText, reloadLabel }: OfflineNoticeProps) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // Set on the document by the service worker; it does not change until the page is reloaded.
  const cachedAt = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.cachedAt ?? null,
    () => null,
  );
  return (
    <div role="status">
      {(!isOnline || cachedAt) && (
        <div className="lt-note lt-offline">
          <p>
            {!isOnline && (
              <>
                <b>{title}</b> {cachedAt ? null : text}{' '}
              </>
            )}
            {cachedAt && (
              <>
                {cachedText} <CachedPageDate at={cachedAt} />. <a href="">{reloadLabel}</a>
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
