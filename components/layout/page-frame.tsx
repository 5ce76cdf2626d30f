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
  children: ReactNode;
};

/** Header and footer around a page: the site's, the account's or the checkout's (Spec §2, layouts). */
export function PageFrame({
  banner,
  siteHeader,
  checkoutHeader,
  siteFooter,
  slimFooter,
  children,
}: PageFrameProps) {
  const frame = frameOf(useSelectedLayoutSegments());
  return (
    <>
      {frame !== 'checkout' && banner}
      {frame === 'checkout' ? checkoutHeader : siteHeader}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {frame === 'site' ? siteFooter : slimFooter}
    </>
  );
}
