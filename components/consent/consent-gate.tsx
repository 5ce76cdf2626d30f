'use client';

import { useEffect, useRef, useState } from 'react';
import { parseConsent } from '@/domain/consent/consent';
import { isConsentAsked } from '@/domain/consent/is-consent-asked';
import { isCrawler } from '@/domain/device/is-crawler';
import { showToast } from '@/lib/browser/state/toasts';
import type { ConsentNotice } from '@/lib/platform/views/consent-notice';
import { closeConsent, followConsent, useConsent } from '@/lib/browser/consent/consent-state';
import { loadNotice } from '@/lib/browser/consent/load-notice';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { reloadAfterChunkError } from '@/lib/browser/errors/chunk-reload';
import { reportBrowserError } from '@/lib/browser/errors/report-browser-errors';
import type { ConsentDialog } from './consent-dialog';

type ConsentGateProps = {
  noticeAddress: string;
  failedText: string;
  /** False on a site without tools that need consent, whose operator asks only when needed. */
  isWanted: boolean;
};

type Box = { Dialog: typeof ConsentDialog; notice: ConsentNotice };

/**
 * Shows the cookie box until there is a consent cookie, and again when asked to (Spec §4). Its code and its words are loaded
 * only then; without them nothing is granted, the failure is reported, and the next page tries again.
 */
export function ConsentGate({ noticeAddress, failedText, isWanted }: ConsentGateProps) {
  const path = usePathname();
  const { cookie, isReopened } = useConsent();
  const [box, setBox] = useState<Box | null>(null);
  const choices = parseConsent(cookie);
  const isAsked =
    isWanted &&
    cookie !== undefined &&
    choices === null &&
    isConsentAsked(path) &&
    !isCrawler(navigator.userAgent);
  const isShown = isAsked || isReopened;

  useEffect(followConsent, []);

  useEffect(() => {
    if (!isShown || box) return;
    let isCurrent = true;
    loadBox(noticeAddress)
      .then((loaded) => isCurrent && setBox(loaded))
      .catch((error: unknown) => {
        if (!isCurrent || reloadAfterChunkError(error)) return;
        reportBrowserError(error);
        if (isReopened) showToast({ message: failedText, variant: 'danger' });
        closeConsent();
      });
    return () => {
      isCurrent = false;
    };
  }, [isShown, isReopened, box, path, noticeAddress, failedText]);

  // The first answer was asked for by nobody: reading goes on at the page's content, not at the end of nowhere.
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isShown && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    wasAsked.current = isAsked && box !== null;
  }, [isShown, isAsked, box]);

  if (!isShown || !box) return null;
  return (
    <box.Dialog
      notice={box.notice}
      choices={choices}
      onDismiss={choices || !isAsked ? closeConsent : null}
    />
  );
}

async function loadBox(noticeAddress: string): Promise<Box> {
  const [{ ConsentDialog: Dialog }, notice] = await Promise.all([
    import('./consent-dialog'),
    loadNotice(noticeAddress),
  ]);
  return { Dialog, notice };
}
