'use client';

import { onResize } from '@/lib/browser/state/on-resize';
import { type RefObject, useEffect, useState } from 'react';

/** How far from the top of the page the rows begin, in pixels; it follows what opens and closes above them. */
export function useTableTop(table: RefObject<HTMLTableElement | null>): number {
  const [top, setTop] = useState(0);

  useEffect(() => {
    const measure = () => {
      const body = table.current?.tBodies[0];
      if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    if (!('ResizeObserver' in window)) return onResize(measure);
    // Whatever moves the table changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [table]);
  return top;
}
