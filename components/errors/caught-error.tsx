'use client';

import { useEffect } from 'react';
import { usePathname } from '@/lib/i18n/navigation';
import { normaliseError } from '@/lib/observability/normalise-error';
import { reloadAfterChunkError } from '@/lib/observability/chunk-reload';
import { reportBrowserError } from '@/lib/observability/report-browser-errors';
import { errorStatusOf } from './error-status';
import { forcedStatusOf } from './forced-status';
import { StatusPage } from './status-page';

export type CaughtErrorProps = {
  error: Error & { digest?: string };
  reset: () => void;
};

/**
 * What stands in for a page that failed, with the status its part of the site forces or the error's own (Spec §2). A missing chunk reloads the page instead; an error the server has not logged yet is reported.
 */
export function CaughtError({ error, reset }: CaughtErrorProps) {
  const path = usePathname();
  useEffect(() => {
    if (reloadAfterChunkError(error)) return;
    if (error.digest === undefined) reportBrowserError(error);
  }, [error]);

  const status = forcedStatusOf(path) ?? errorStatusOf(normaliseError(error).status);
  return <StatusPage status={status} onRetry={reset} reference={error.digest} />;
}
