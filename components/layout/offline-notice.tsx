'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { formatDay } from '@/lib/platform/i18n/format-days';
import { waitForFirstInteraction } from '@/lib/browser/hydration/first-interaction';

type WriteDay = typeof formatDay;

const load = () => import('@/lib/platform/i18n/format-days').then((days) => days.formatDay);

/**
 * The code that formats dates loads only after the first interaction. It is prefetched here, because the connection may
 * be lost by then.
 */
void (
  typeof window !== 'undefined' &&
  waitForFirstInteraction()
    .then(load)
    .catch(() => undefined)
);

/**
 * The time at which the service worker stored the displayed page. Shows the unformatted timestamp until the code that
 * formats dates has loaded.
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
  /** The text for a page from the service worker's cache; the time of storage follows it. */
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

/**
 * A notice that is shown while there is no connection (Specification §4); for a page from the cache also the time at
 * which it was stored.
 */
export function OfflineNotice({ title, text, cachedText, reloadLabel }: OfflineNoticeProps) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // The service worker sets this timestamp on the document; it does not change until the page is reloaded.
  const cachedAt = useSyncExternalStore(
    subscribe,
    () => {
      // `kept` is the attribute written by the service worker of version 0.18, which stays active until its update.
      const { cachedAt: current, kept } = document.documentElement.dataset;
      return current ?? kept ?? null;
    },
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
