'use client';

// Must be the first import, because the style sheets of the components must follow it.
import '@/styles/main.scss';
import { useEffect } from 'react';
import { GlobalErrorPage } from '@/components/errors/global-error-page';
import { reloadAfterChunkError } from '@/lib/browser/browser-error-handling';
import { sendBrowserError } from '@/lib/browser/browser-error-handling';

/** Fallback page for when the layout or the error page itself fails (Specification §8). */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    if (!reloadAfterChunkError(error)) sendBrowserError(error);
  }, [error]);

  return <GlobalErrorPage />;
}
