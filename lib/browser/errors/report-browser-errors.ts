import type { ErrorReport } from '@/lib/platform/observability/error-report';

const maxPerPage = 5;
let sent = 0;

/** Hands an error of the browser to the site's own endpoint, at most five for each page, and never waits for it. */
export function reportBrowserError(error: unknown, queryName?: string): void {
  if (sent >= maxPerPage) return;
  sent += 1;
  const report: ErrorReport = {
    pageUrl: window.location.pathname + window.location.search,
    errorType: error instanceof Error ? error.name : 'Error',
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
    queryName,
  };
  navigator.sendBeacon(
    '/api/error-report',
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
}

/** Reports what no part of the page has caught. */
export function reportBrowserErrors(): void {
  window.addEventListener('error', ({ error }) => {
    if (error) reportBrowserError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
}
