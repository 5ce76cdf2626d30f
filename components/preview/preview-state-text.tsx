'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { PreviewState } from '@/domain/preview/preview-state';
import { askPreviewState } from '@/lib/browser/preview/ask-preview-state';
import { listenForUpdates } from '@/lib/browser/preview/listen-for-updates';

type PreviewStateTextProps = {
  /** Null when there is no content system that could show this page in its frame. */
  cmsOrigin: string | null;
  words: Record<PreviewState | 'none', string>;
};

/** The state of the page one is on; follows every save in the content system, and so does the page itself. */
export function PreviewStateText({ cmsOrigin, words }: PreviewStateTextProps) {
  const path = usePathname();
  const router = useRouter();
  const [saves, setSaves] = useState(0);
  const [state, setState] = useState<PreviewState | null>(null);

  useEffect(() => {
    if (cmsOrigin === null) return;
    return listenForUpdates(cmsOrigin, () => {
      setSaves((count) => count + 1);
      router.refresh();
    });
  }, [cmsOrigin, router]);

  useEffect(() => {
    const asking = new AbortController();
    void askPreviewState(path, asking.signal).then((answer) => {
      if (!asking.signal.aborted) setState(answer);
    });
    return () => asking.abort();
  }, [path, saves]);

  return <span role="status">{words[state ?? 'none']}</span>;
}
