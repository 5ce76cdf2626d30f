'use client';

import { startTransition, useEffect } from 'react';
import { toErrorStatus } from '@/lib/platform/http/error-status';
import { resolveErrorStatus } from '@/lib/platform/http/error-status';
import { usePathname, useRouter } from '@/lib/platform/i18n/navigation';
import { normalizeError } from '@/lib/platform/observability/normalize-error';
import { reloadAfterChunkError } from '@/lib/browser/browser-error-handling';
import { sendBrowserError } from '@/lib/browser/browser-error-handling';
import { ClientErrorPage } from './lazy-status-page';

export type CaughtErrorProps = {
  error: Error & { digest?: string };
  reset: () => void;
};

/**
 * The error page that replaces a page that failed. The status comes from the area of the site, otherwise from the error
 * (Specification §2). If a script chunk is missing, the page is reloaded instead. An error without a digest was not
 * logged by the server and is therefore reported.
 */
export function CaughtError({ error, reset }: CaughtErrorProps) {
  const path = usePathname();
  const router = useRouter();
  useEffect(() => {
    if (reloadAfterChunkError(error)) return;
    if (error.digest === undefined) sendBrowserError(error);
  }, [error]);

  const retry = () => {
    // After an error on the server, the page has to be requested again before it can be rendered.
    startTransition(() => {
      router.refresh();
      reset();
    });
  };
  const status = resolveErrorStatus(
    path,
    error.digest,
    toErrorStatus(normalizeError(error).status),
  );
  return <ClientErrorPage status={status} onRetry={retry} reference={error.digest} />;
}
