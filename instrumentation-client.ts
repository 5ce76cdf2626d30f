import { startHydration } from '@/lib/browser/hydration/hydration-trigger';
import { startProgress } from '@/lib/browser/navigation/progress';
import { handleChunkLoadErrors, startErrorReporting } from '@/lib/browser/browser-error-handling';
import { registerServiceWorker, setZodWithoutEval } from '@/lib/browser/startup';

setZodWithoutEval();
handleChunkLoadErrors();
startErrorReporting();
registerServiceWorker();

/** Called by Next when a client-side navigation starts. */
export function onRouterTransitionStart(): void {
  startHydration();
  startProgress();
}
