'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { frameOf } from './frame-of';

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
export function PageFrame({
  banner,
  siteHeader,
  checkoutHeader,
  siteFooter,
  slimFooter,
  failure,
  children,
}: PageFrameProps) {
  const segments = useSelectedLayoutSegments();
  const frame = frameOf(segments);
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
