'use client';

import type { ReactNode } from 'react';
import { openCartInstead } from '@/lib/browser/state/cart-panel';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';

const cartPath = '/checkout/cart';

type CartLinkProps = { label: string; badge: ReactNode; className?: string };

/** Opens the cart sidebar; without scripts, in a new tab and on the cart page itself it is a link to the cart page (Spec §2). */
export function CartLink({ label, badge, className }: CartLinkProps) {
  const path = usePathname();
  return (
    <Link
      href={cartPath}
      data-opens
      className={className}
      aria-current={path === cartPath ? 'page' : undefined}
      onClick={(event) => openCartInstead(event, path)}
    >
      <span>{label}</span>
      {badge}
    </Link>
  );
}
