'use client';

import { useSyncExternalStore } from 'react';
import { KeptDay } from './kept-day';

type OfflineNoticeProps = {
  title: string;
  text: string;
  /** For a page that the service worker kept; its day follows. */
  keptText: string;
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
export function OfflineNotice({ title, text, keptText, reloadLabel }: OfflineNoticeProps) {
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
                {keptText} <KeptDay at={keptAt} />. <a href="">{reloadLabel}</a>
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
