'use client';

import { startTransition, useEffect } from 'react';
import { errorStatusOf } from '@/domain/errors/error-status';
import { shownStatus } from '@/domain/errors/shown-status';
import { usePathname, useRouter } from '@/lib/platform/i18n/navigation';
import { normaliseError } from '@/lib/platform/observability/normalise-error';
import { reloadAfterChunkError } from '@/lib/browser/errors/chunk-reload';
import { reportBrowserError } from '@/lib/browser/errors/report-browser-errors';
import { FailedStatus } from './late-status-page';

export type CaughtErrorProps = {
  error: Error & { digest?: string };
  reset: () => void;
};

/**
 * What stands in for a page that failed, with the status its part of the site forces or the error's own (Spec §2).
 * A missing chunk reloads the page instead; an error the server has not logged yet is reported.
 */
export function CaughtError({ error, reset }: CaughtErrorProps) {
  const path = usePathname();
  const router = useRouter();
  useEffect(() => {
    if (reloadAfterChunkError(error)) return;
    if (error.digest === undefined) reportBrowserError(error);
  }, [error]);

  const retry = () => {
    // What failed on the server has to be asked for again before the page can show it.
    startTransition(() => {
      router.refresh();
      reset();
    });
  };
  const status = shownStatus(path, error.digest, errorStatusOf(normaliseError(error).status));
  return <FailedStatus status={status} onRetry={retry} reference={error.digest} />;
}
