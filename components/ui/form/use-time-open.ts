import { useCallback, useEffect, useRef } from 'react';

/** How long this form has been open, in milliseconds, when the answer is asked for. */
export function useTimeOpen(): () => number {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  return useCallback(() => Date.now() - openedAt.current, []);
}
