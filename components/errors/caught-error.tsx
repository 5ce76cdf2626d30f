'use client';

import { useEffect } from 'react';
import { normaliseError } from '@/lib/observability/normalise-error';
import { reloadAfterChunkError } from '@/lib/observability/chunk-reload';
import { reportBrowserError } from '@/lib/observability/report-browser-errors';
import { type ErrorStatus, errorStatusOf } from './error-status';
import { StatusPage } from './status-page';

export type CaughtErrorProps = {
  error: Error & { digest?: string };
  reset: () => void;
  /** The status this part of the site shows whatever went wrong; without it the error's own. */
  forcedStatus?: ErrorStatus;
};

/**
 * What stands in for a part of the page that failed. Bike, configuration and checkout force 422, the dealer layout 502
 * (Spec §2). A missing chunk reloads the page instead; an error the server has not logged yet is reported.
 */
export function CaughtError({ error, reset, forcedStatus }: CaughtErrorProps) {
  useEffect(() => {
    if (reloadAfterChunkError(error)) return;
    if (error.digest === undefined) reportBrowserError(error);
  }, [error]);

  const status = forcedStatus ?? errorStatusOf(normaliseError(error).status);
  return <StatusPage status={status} onRetry={reset} reference={error.digest} />;
}
