'use client';

import type { MouseEvent, ReactNode } from 'react';
import { openCart } from '@/lib/client-state/cart-panel';
import { Link, usePathname } from '@/lib/i18n/navigation';

const cartPath = '/checkout/cart';

export type CartLinkProps = { label: string; badge: ReactNode; className?: string };

/** Opens the cart sidebar; without scripts, in a new tab and on the cart page itself it is a link to the cart page (Spec §2). */
export function CartLink({ label, badge, className }: CartLinkProps) {
  const isOnCartPage = usePathname() === cartPath;
  const openSidebar = (event: MouseEvent) => {
    if (isOnCartPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openCart();
  };
  return (
    <Link href={cartPath} className={className} aria-current={isOnCartPage ? 'page' : undefined} onClick={openSidebar}>
      {label}
      {badge}
    </Link>
  );
}
