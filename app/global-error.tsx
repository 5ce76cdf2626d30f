'use client';

// First, so that the sheets of the features come after it.
import '@/styles/main.scss';
import { useEffect } from 'react';
import { GlobalErrorPage } from '@/components/errors/global-error-page';
import { reloadAfterChunkError } from '@/lib/browser/errors';
import { sendBrowserError } from '@/lib/browser/errors';

/** The page that is left when the layout or the error page itself fails (Spec §8). */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    if (!reloadAfterChunkError(error)) sendBrowserError(error);
  }, [error]);

  return <GlobalErrorPage />;
}
