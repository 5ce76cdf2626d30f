import { useSyncExternalStore } from 'react';
import { uiTimings } from '@/lib/platform/config/ui-timings';
import { createExternalStore } from '@/lib/browser/state/external-store';

type Progress = 'idle' | 'running' | 'complete';

const progress = createExternalStore<Progress>('idle');
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts the progress bar of a navigation: it appears after 200 ms and completes after 5 s at the latest (Specification
 * §4, §9).
 */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    progress.set('running');
    timer = setTimeout(stopProgress, uiTimings.progressDurationMs);
  }, uiTimings.progressThrottleMs);
}

/** Completes the progress bar when the page is shown; the bar hides after 500 ms (Specification §9). */
export function stopProgress(): void {
  clearTimeout(timer);
  if (progress.get() === 'idle') return;
  progress.set('complete');
  timer = setTimeout(() => progress.set('idle'), uiTimings.progressHideDelayMs);
}

/** Subscribes to the state of the progress bar; `idle` on the server. */
export function useProgress(): Progress {
  return useSyncExternalStore(progress.subscribe, progress.get, () => 'idle' as const);
}
