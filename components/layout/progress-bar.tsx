'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { createLazyStylesheetHook } from '@/components/ui/lazy';
import { stopProgress, useProgress } from '@/lib/browser/navigation/progress';

const useProgressSheet = createLazyStylesheetHook(() => import('./progress-bar.scss'));

/** The progress bar at the top of the window while a page loads. */
export function ProgressBar({ label }: { label: string }) {
  const progress = useProgress();
  const hasSheet = useProgressSheet(progress !== 'idle');
  const path = usePathname();
  const query = useSearchParams();

  useEffect(stopProgress, [path, query]);

  if (progress === 'idle' || !hasSheet) return null;
  return (
    <div className={`lt-progress is-${progress}`} role="progressbar" aria-label={label}>
      <div className="lt-belt" />
    </div>
  );
}
