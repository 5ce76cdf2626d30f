'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createLazyStylesheetHook } from '@/components/ui/lazy';
import { usePathname, useRouter } from 'next/navigation';
import type { PreviewState } from '@/lib/platform/content-preview';
import { fetchPreviewState, subscribeToPreviewUpdates } from '@/lib/browser/preview';

const heightName = '--lt-preview-bar-height';

const usePreviewSheet = createLazyStylesheetHook(() => import('./preview.scss'));

/**
 * The frame of the preview bar, an ARIA landmark. It appears once its style sheet has loaded, which other visitors do
 * not download. Its height is set as a custom property, so that other elements at the bottom of the window are placed
 * above it.
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

type PreviewStateTextProps = {
  /** Origin of the CMS that can show this page in a frame; null if there is none. */
  cmsOrigin: string | null;
  labels: Record<PreviewState | 'none', string>;
};

/**
 * States whether the current page differs from its published version. After every save in the CMS, the text is updated
 * and the page refreshed.
 */
export function PreviewStateText({ cmsOrigin, labels }: PreviewStateTextProps) {
  const path = usePathname();
  const router = useRouter();
  const [saves, setSaves] = useState(0);
  const [state, setState] = useState<PreviewState | null>(null);

  useEffect(() => {
    if (cmsOrigin === null) return;
    return subscribeToPreviewUpdates(cmsOrigin, () => {
      setSaves((count) => count + 1);
      router.refresh();
    });
  }, [cmsOrigin, router]);

  useEffect(() => {
    const controller = new AbortController();
    void fetchPreviewState(path, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setState(answer);
    });
    return () => controller.abort();
  }, [path, saves]);

  return <span role="status">{labels[state ?? 'none']}</span>;
}

/**
 * A link to the published version of this page. It loads a new document, because leaving the preview changes a cookie.
 */
export function ExitPreviewLink({ label }: { label: string }) {
  const path = usePathname();
  return (
    <a href={`/api/preview/leave?path=${encodeURIComponent(path)}`} rel="nofollow">
      {label}
    </a>
  );
}
