import { uiTimings } from '@/lib/platform/config/ui-timings';

/** Calls the listener 50 ms after the last resize of the window (Specification §9). Returns an unsubscribe function. */
export function subscribeToResize(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, uiTimings.resizeDelayMs);
  };
  window.addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', wait);
  };
}
