'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { lateSheet } from '@/components/ui/late/late-sheet';

const heightName = '--lt-preview-h';

const usePreviewSheet = lateSheet(() => import('./preview.scss'));

/**
 * The bar's landmark, there once its sheet is, which no visitor fetches; tells the styles how high it is, so that what else stands at
 * the foot of the window stands on it.
 */
export function PreviewFrame({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const hasSheet = usePreviewSheet(true);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      root.setProperty(heightName, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(heightName);
    };
  }, [hasSheet]);

  if (!hasSheet) return null;
  return (
    <aside ref={frame} className="lt-preview" aria-label={label}>
      {children}
    </aside>
  );
}
