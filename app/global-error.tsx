'use client';

// First, so that the sheets of the features come after it.
import '@/styles/main.scss';
import { useEffect } from 'react';
import { GlobalErrorPage } from '@/components/errors/global-error-page';
import { reloadAfterChunkError } from '@/lib/browser/errors/chunk-reload';
import { reportBrowserError } from '@/lib/browser/errors/report-browser-errors';

/** The page that is left when the layout or the error page itself fails (Spec §8). */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    if (!reloadAfterChunkError(error)) reportBrowserError(error);
  }, [error]);

  return <GlobalErrorPage />;
}
