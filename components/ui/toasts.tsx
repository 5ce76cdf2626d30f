'use client';

import { useToasts } from '@/lib/browser/state/toasts';
import { ToastCard } from './toast-card';

/** Bottom right, on phones at the bottom. The region exists from the start, so that screen readers hear what comes. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useToasts();
  return (
    <section className="lt-toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}
