'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyStylesheet } from '@/components/ui/lazy';
import { usePathname, useRouter } from 'next/navigation';
import type { PreviewState } from '@/lib/platform/content-preview';
import { fetchPreviewState, subscribeToPreviewUpdates } from '@/lib/browser/preview';

const heightName = '--lt-preview-bar-height';

const usePreviewSheet = lazyStylesheet(() => import('./preview.scss'));

/**
 * The landmark of the preview bar, shown once its style sheet has loaded, which visitors do not download. Sets its
 * height as a custom property, so that other elements at the bottom of the window are placed above it.
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
  /** Null if there is no CMS that could show this page in a frame. */
  cmsOrigin: string | null;
  labels: Record<PreviewState | 'none', string>;
};

/** The state of the current page. Updates after every save in the CMS, and refreshes the page too. */
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

/** A link back to the published version of this page. A full page load, because it changes a cookie. */
export function ExitPreviewLink({ label }: { label: string }) {
  const path = usePathname();
  return (
    <a href={`/api/preview/leave?path=${encodeURIComponent(path)}`} rel="nofollow">
      {label}
    </a>
  );
}
