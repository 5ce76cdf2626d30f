import { startProgress } from '@/lib/browser/state/progress';
import { guardChunkLoads } from '@/lib/browser/errors/chunk-reload';
import { reportBrowserErrors } from '@/lib/browser/errors/report-browser-errors';
import { registerServiceWorker } from '@/lib/browser/offline/register-worker';

guardChunkLoads();
reportBrowserErrors();
registerServiceWorker();

/** Next calls this when a page is asked for. */
export function onRouterTransitionStart(): void {
  startProgress();
}
