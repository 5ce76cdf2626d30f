'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyStylesheet } from '@/components/ui/lazy';
import { usePathname, useRouter } from 'next/navigation';
import type { PreviewState } from '@/lib/platform/content-preview';
import { fetchPreviewState, subscribeToPreviewUpdates } from '@/lib/browser/preview';

const heightName = '--lt-preview-h';

const usePreviewSheet = lazyStylesheet(() => import('./preview.scss'));

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

type PreviewStateTextProps = {
  /** Null when there is no content system that could show this page in its frame. */
  cmsOrigin: string | null;
  labels: Record<PreviewState | 'none', string>;
};

/** The state of the page one is on; follows every save in the content system, and so does the page itself. */
export function PreviewStateText({ cmsOrigin, labels: words }: PreviewStateTextProps) {
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
    const asking = new AbortController();
    void fetchPreviewState(path, asking.signal).then((answer) => {
      if (!asking.signal.aborted) setState(answer);
    });
    return () => asking.abort();
  }, [path, saves]);

  return <span role="status">{words[state ?? 'none']}</span>;
}

/** Back to this page as visitors see it: a whole new document, as the way goes over a cookie. */
export function ExitPreviewLink({ label }: { label: string }) {
  const path = usePathname();
  return (
    <a href={`/api/preview/leave?path=${encodeURIComponent(path)}`} rel="nofollow">
      {label}
    </a>
  );
}
