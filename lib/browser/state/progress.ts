import { useSyncExternalStore } from 'react';
import { limits } from '@/lib/platform/config/limits';
import { createExternalStore } from './external-store';

type Progress = 'idle' | 'running' | 'complete';

const progress = createExternalStore<Progress>('idle');
let timer: ReturnType<typeof setTimeout> | undefined;

/** A page is on its way: the bar appears when it takes longer than 200 ms and completes after 5 s at the latest (Spec §4, §9). */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    progress.set('running');
    timer = setTimeout(finishProgress, limits.progressDurationMs);
  }, limits.progressThrottleMs);
}

/** The page is there: a bar that runs completes and hides after 500 ms (Spec §9). */
export function finishProgress(): void {
  clearTimeout(timer);
  if (progress.get() === 'idle') return;
  progress.set('complete');
  timer = setTimeout(() => progress.set('idle'), limits.progressHideDelayMs);
}

/** Follows the bar; idle on the server. */
export function useProgress(): Progress {
  return useSyncExternalStore(progress.subscribe, progress.get, () => 'idle' as const);
}
