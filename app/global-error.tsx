'use client';

import { useEffect } from 'react';
import { GlobalErrorPage } from '@/components/errors/global-error-page';
import { reloadAfterChunkError } from '@/lib/browser/errors/chunk-reload';
import { reportBrowserError } from '@/lib/browser/errors/report-browser-errors';
import '@/styles/main.scss';

/** The page that is left when the layout or the error page itself fails (Spec §8). */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    if (!reloadAfterChunkError(error)) reportBrowserError(error);
  }, [error]);

  return <GlobalErrorPage />;
}
