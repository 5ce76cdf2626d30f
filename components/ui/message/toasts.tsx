'use client';

import { useEffect, useState } from 'react';
import { closeToast, type Toast, useToasts } from '@/lib/browser/state/toasts';
import { uiTimings } from '@/lib/platform/config/ui-timings';
import { createLazyStylesheetHook } from '@/components/ui/lazy';

const tones = { warning: '', info: '', danger: 'is-error', success: 'is-ok' } as const;
const useToastSheet = createLazyStylesheetHook(() => import('./toasts.scss'));

/**
 * The toasts in the bottom right corner, on phones at the bottom edge. The live region is always present, so that
 * screen readers announce new toasts.
 */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useToasts();
  const hasSheet = useToastSheet(toasts.length > 0);
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions">
      {hasSheet && (
        <div className="lt-toasts">
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
        </div>
      )}
    </section>
  );
}

type ToastCardProps = { toast: Toast; closeLabel: string };

/**
 * A single toast. Errors stay until they are closed; others disappear after 6 s, paused while they are hovered or
 * focused.
 */
function ToastCard({ toast, closeLabel }: ToastCardProps) {
  const [isPaused, setIsPaused] = useState(false);
  const isError = toast.variant === 'danger';

  useEffect(() => {
    if (isError || isPaused) return;
    const timer = setTimeout(() => closeToast(toast.id), uiTimings.toastMs);
    return () => clearTimeout(timer);
  }, [isError, isPaused, toast.id]);

  const act = () => {
    toast.action?.run();
    closeToast(toast.id);
  };
  return (
    <div
      className={`lt-toast ${tones[toast.variant]}`.trim()}
      role={isError ? 'alert' : 'status'}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {toast.title ? <b>{toast.title}</b> : <b className="lt-toast-text">{toast.message}</b>}
      {toast.title && <p>{toast.message}</p>}
      <button type="button" onClick={act}>
        {toast.action?.label ?? closeLabel}
      </button>
    </div>
  );
}
