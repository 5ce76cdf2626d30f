import { wakeUp } from '@/lib/browser/state/awakening';
import { startProgress } from '@/lib/browser/state/progress';
import { guardChunkLoads } from '@/lib/browser/errors/chunk-reload';
import { reportBrowserErrors } from '@/lib/browser/errors/report-browser-errors';
import { validateWithoutEval } from '@/lib/browser/errors/validate-without-eval';
import { registerServiceWorker } from '@/lib/browser/offline/register-worker';

validateWithoutEval();
guardChunkLoads();
reportBrowserErrors();
registerServiceWorker();

/** Next calls this when a page is asked for. */
export function onRouterTransitionStart(): void {
  wakeUp();
  startProgress();
}
