import { uiTimings } from '@/lib/platform/config/ui-timings';

/** Calls the listener once a change of the window's size has come to rest for 50 ms (Spec §9). Answers with how to stop. */
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
