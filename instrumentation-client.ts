import { startProgress } from '@/lib/client-state/progress';
import { guardChunkLoads } from '@/lib/observability/chunk-reload';
import { reportBrowserErrors } from '@/lib/observability/report-browser-errors';
import { registerServiceWorker } from '@/lib/offline/register-worker';

guardChunkLoads();
reportBrowserErrors();
registerServiceWorker();

/** Next calls this when a page is asked for. */
export function onRouterTransitionStart(): void {
  startProgress();
}
