'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * The frame of the header. Transparent at the top of the page; blurs the page behind it once a marker at the top of the
 * page has scrolled out of view (Specification §4).
 */
export function HeaderShell({ children }: { children: ReactNode }) {
  const marker = useRef<HTMLSpanElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsScrolled(entry ? !entry.isIntersecting : false),
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <span ref={marker} className="lt-scroll-sentinel" aria-hidden="true" />
      <header className={isScrolled ? 'lt-nav is-scrolled' : 'lt-nav is-open'}>{children}</header>
    </>
  );
}
