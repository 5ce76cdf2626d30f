'use client';

import { useEffect, useRef, useState } from 'react';
import { parseConsent, isConsentDialogPage } from '@/lib/platform/tracking/consent';
import { isCrawler } from '@/lib/platform/http/user-agent';
import { showToast } from '@/lib/browser/state/toasts';
import type { ConsentNotice } from '@/lib/platform/views/page-view';
import {
  closeConsent,
  subscribeToConsent,
  useConsent,
  loadConsentNotice,
} from '@/lib/browser/tracking/consent-state';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { reloadAfterChunkError, sendBrowserError } from '@/lib/browser/browser-error-handling';
import type { ConsentDialog } from './consent-dialog';
import { useLocale } from 'next-intl';
import type { TrackingTagIds } from '@/lib/platform/tracking/allowed-tags';

type ConsentGateProps = {
  noticeAddress: string;
  failedText: string;
  /** False if the site uses no tools that require consent and the operator asks for consent only when necessary. */
  isWanted: boolean;
};

type Box = { Dialog: typeof ConsentDialog; notice: ConsentNotice };

/**
 * Shows the cookie dialog until there is a consent cookie, and again on request (Specification §4). Its code and texts
 * are loaded only then. If loading fails, no consent is granted, the error is reported, and the next page tries again.
 */
export function ConsentGate({ noticeAddress, failedText, isWanted }: ConsentGateProps) {
  const path = usePathname();
  const { cookie, isReopened } = useConsent();
  const [box, setBox] = useState<Box | null>(null);
  const choices = parseConsent(cookie);
  const isRequired =
    isWanted &&
    cookie !== undefined &&
    choices === null &&
    isConsentDialogPage(path) &&
    !isCrawler(navigator.userAgent);
  const isShown = isRequired || isReopened;

  useEffect(subscribeToConsent, []);

  useEffect(() => {
    if (!isShown || box) return;
    let isCurrent = true;
    loadBox(noticeAddress)
      .then((loaded) => isCurrent && setBox(loaded))
      .catch((error: unknown) => {
        if (!isCurrent || reloadAfterChunkError(error)) return;
        sendBrowserError(error);
        if (isReopened) showToast({ message: failedText, variant: 'danger' });
        closeConsent();
      });
    return () => {
      isCurrent = false;
    };
  }, [isShown, isReopened, box, path, noticeAddress, failedText]);

  // The first dialog was not opened by a button, so afterwards the focus moves to the content of the page.
  const wasRequired = useRef(false);
  useEffect(() => {
    if (wasRequired.current && !isShown && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    wasRequired.current = isRequired && box !== null;
  }, [isShown, isRequired, box]);

  if (!isShown || !box) return null;
  return (
    <box.Dialog
      notice={box.notice}
      choices={choices}
      onDismiss={choices || !isRequired ? closeConsent : null}
    />
  );
}

async function loadBox(noticeAddress: string): Promise<Box> {
  const [{ ConsentDialog: Dialog }, notice] = await Promise.all([
    import('./consent-dialog'),
    loadConsentNotice(noticeAddress),
  ]);
  return { Dialog, notice };
}

/** Loads the tag code once the visitor has made a choice. Used only on sites with configured tags; renders nothing. */
export function TagLoader({ ids }: { ids: TrackingTagIds }) {
  const { cookie } = useConsent();
  const path = usePathname();
  const language = useLocale();

  useEffect(() => {
    const choices = parseConsent(cookie);
    if (!choices) return;
    let isCurrent = true;
    import('@/lib/browser/tag-manager').then(
      ({ applyTags }) => isCurrent && applyTags(ids, choices, path),
      sendBrowserError,
    );
    return () => {
      isCurrent = false;
    };
  }, [ids, cookie, path, language]);

  return null;
}
