import { useLayoutEffect } from 'react';
import { useLoginFlow } from './login-flow';

const fieldId = 'email';

/**
 * Takes along what was typed before the page was awake. The page is made once for all its views and shows the first until its scripts
 * know the address: text and cursor go over to the view that comes instead.
 */
export function useEarlyEmail(): void {
  const { keep } = useLoginFlow();
  useLayoutEffect(() => {
    // The form library asks its fields only when it sends them.
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement && field.value !== '') keep({ email: field.value });
    return () => {
      if (document.activeElement?.id !== fieldId) return;
      // The next view's field is there as soon as this change is through.
      queueMicrotask(() => document.getElementById(fieldId)?.focus());
    };
  }, [keep]);
}
