'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';

type Frame = 'site' | 'account' | 'checkout';

/**
 * Returns the kind of layout of a page from the segments of its path after the language. The cart page is below
 * /checkout but uses the site's layout.
 */
export function getLayoutKind(segments: readonly string[]): Frame {
  const [area, page] = segments.filter((segment) => !segment.startsWith('('));
  if (area === 'checkout' && page !== 'cart') return 'checkout';
  return area === 'my-account' ? 'account' : 'site';
}

type PageFrameProps = {
  banner: ReactNode;
  siteHeader: ReactNode;
  checkoutHeader: ReactNode;
  siteFooter: ReactNode;
  slimFooter: ReactNode;
  /** The error page shown instead of the page if the layout could not be loaded; null if it was loaded. */
  failure: ReactNode;
  children: ReactNode;
};

/** The header and footer around a page: of the site, the account or the checkout (Specification §2, layouts). */
export function PageLayout({
  banner,
  siteHeader,
  checkoutHeader,
  siteFooter,
  slimFooter,
  failure,
  children,
}: PageFrameProps) {
  const segments = useSelectedLayoutSegments();
  const frame = getLayoutKind(segments);
  return (
    <>
      {banner}
      {frame === 'checkout' ? checkoutHeader : siteHeader}
      <main id="main" tabIndex={-1}>
        {failure && segments[0] !== 'errors' ? failure : children}
      </main>
      {frame === 'site' ? siteFooter : slimFooter}
    </>
  );
}
