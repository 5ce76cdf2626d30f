import { uiTimings } from '@/lib/platform/config/ui-timings';
import type { ErrorReport } from '@/lib/platform/observability/error-reporter';

const storageKey = 'lt-reloaded-at';
const chunkError =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|error loading dynamically/i;

/** True when a part of the site's own script could not be loaded, mostly because a newer version was put online. */
export function isChunkLoadError(error: unknown): boolean {
  if (typeof error === 'string') return chunkError.test(error);
  return error instanceof Error && chunkError.test(`${error.name} ${error.message}`);
}

/** Remembers the time and answers true when a reload is due: none within the last 60 s (Spec §8). Without storage, never. */
export function canReload(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): boolean {
  try {
    const last = Number(storage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (nowMs - last < uiTimings.reloadGuardMs) return false;
    storage.setItem(storageKey, String(nowMs));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the whole page after a chunk-load failure, at most once per 60 s. Answers whether it does. */
export function reloadAfterChunkError(error: unknown): boolean {
  if (!isChunkLoadError(error) || !canReload(window.sessionStorage, Date.now())) return false;
  window.location.reload();
  return true;
}

/** Watches for chunk-load failures nobody catches. */
export function handleChunkLoadErrors(): void {
  window.addEventListener('error', ({ error, message }) => reloadAfterChunkError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reloadAfterChunkError(reason));
}

const maxPerPage = 5;
let sent = 0;

/** Hands an error of the browser to the site's own endpoint, at most five for each page, and never waits for it. */
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

/** Reports what no part of the page has caught. */
export function startErrorReporting(): void {
  window.addEventListener('error', ({ error }) => {
    if (error) sendBrowserError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => sendBrowserError(reason));
}
