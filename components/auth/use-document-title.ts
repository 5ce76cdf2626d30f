'use client';

import { useLayoutEffect } from 'react';

/** Titles the document as long as the view is shown, also when the router writes the page's own title again. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
