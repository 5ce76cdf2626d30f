'use client';

import { reopenConsent } from '@/lib/browser/consent/consent-state';

/** Opens the cookie box again: a consent is as easy to take back as to give. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button type="button" className="lt-word-button" aria-haspopup="dialog" onClick={reopenConsent}>
      {label}
    </button>
  );
}
