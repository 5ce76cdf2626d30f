'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';

type Frame = 'site' | 'account' | 'checkout';

/** Which frame stands around a page, by its segments behind the language. The cart page is a page of the site. */
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
  /** What is shown in place of the page when its frame could not be read; the error pages themselves hold without. */
  failure: ReactNode;
  children: ReactNode;
};

/** Header and footer around a page: the site's, the account's or the checkout's (Spec §2, layouts). */
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
