import { limits } from '@/lib/platform/config/limits';

const storageKey = 'lt-reloaded-at';
const chunkError =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|error loading dynamically/i;

/** True when a part of the site's own script could not be loaded, mostly because a newer version was put online. */
export function isChunkLoadError(error: unknown): boolean {
  if (typeof error === 'string') return chunkError.test(error);
  return error instanceof Error && chunkError.test(`${error.name} ${error.message}`);
}

/** Remembers the time and answers true when a reload is due: none within the last 60 s (Spec §8). Without storage, never. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): boolean {
  try {
    const last = Number(storage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (nowMs - last < limits.reloadGuardMs) return false;
    storage.setItem(storageKey, String(nowMs));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the whole page after a chunk-load failure, at most once per 60 s. Answers whether it does. */
export function reloadAfterChunkError(error: unknown): boolean {
  if (!isChunkLoadError(error) || !mayReload(window.sessionStorage, Date.now())) return false;
  window.location.reload();
  return true;
}

/** Watches for chunk-load failures nobody catches. */
export function guardChunkLoads(): void {
  window.addEventListener('error', ({ error, message }) => reloadAfterChunkError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reloadAfterChunkError(reason));
}
