import { uiTimings } from '@/lib/platform/config/ui-timings';
import type { ErrorReport } from '@/lib/platform/observability/error-reporter';

const storageKey = 'lt-chunk-reload-at';
const chunkError =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|error loading dynamically/i;

/** True when a script chunk could not be loaded, mostly because a newer version was deployed. */
export function isChunkLoadError(error: unknown): boolean {
  if (typeof error === 'string') return chunkError.test(error);
  return error instanceof Error && chunkError.test(`${error.name} ${error.message}`);
}

/**
 * Returns true and stores the current time if this tab has not reloaded after a chunk load error within the last 60 s
 * (Specification §8). False if storage is blocked.
 */
export function canReloadAfterChunkError(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  nowMs: number,
): boolean {
  try {
    const last = Number(storage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (nowMs - last < uiTimings.reloadGuardMs) return false;
    storage.setItem(storageKey, String(nowMs));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page after a chunk load error, at most once per 60 s. Returns true if the page is being reloaded. */
export function reloadAfterChunkError(error: unknown): boolean {
  if (!isChunkLoadError(error) || !canReloadAfterChunkError(window.sessionStorage, Date.now()))
    return false;
  window.location.reload();
  return true;
}

/** Registers handlers for uncaught chunk load errors. */
export function handleChunkLoadErrors(): void {
  window.addEventListener('error', ({ error, message }) => reloadAfterChunkError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reloadAfterChunkError(reason));
}

const maxPerPage = 5;
let sent = 0;

/** Sends a browser error to the site's own endpoint without waiting for the response, at most five per page. */
export function sendBrowserError(error: unknown, queryName?: string): void {
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

/** Registers handlers that report uncaught errors and unhandled promise rejections. */
export function startErrorReporting(): void {
  window.addEventListener('error', ({ error }) => {
    if (error) sendBrowserError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => sendBrowserError(reason));
}
