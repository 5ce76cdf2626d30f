'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { formatDay } from '@/lib/platform/i18n/format-days';
import { waitForFirstInteraction } from '@/lib/browser/hydration/first-interaction';

type WriteDay = typeof formatDay;

const load = () => import('@/lib/platform/i18n/format-days').then((days) => days.formatDay);

/** Ready before the connection goes: the code that writes days is fetched with the other parts of a page that is touched. */
void (
  typeof window !== 'undefined' &&
  waitForFirstInteraction()
    .then(load)
    .catch(() => undefined)
);

/** The day of a page that the service worker kept; as the moment itself where the code that writes days is not there either. */
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
  /** For a page that the service worker kept; its day follows. */
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

/** Says that there is no connection, for as long as there is none (Spec §4), and of a kept page from when it is. */
export function OfflineNotice({
  title,
  text,
  cachedText: keptText,
  reloadLabel,
}: OfflineNoticeProps) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // Noted by the service worker on the document; it stays true until the page is loaded anew.
  const keptAt = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.kept ?? null,
    () => null,
  );
  return (
    <div role="status">
      {(!isOnline || keptAt) && (
        <div className="lt-note lt-offline">
          <p>
            {!isOnline && (
              <>
                <b>{title}</b> {keptAt ? null : text}{' '}
              </>
            )}
            {keptAt && (
              <>
                {keptText} <CachedPageDate at={keptAt} />. <a href="">{reloadLabel}</a>
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
