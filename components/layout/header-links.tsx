'use client';

import type { ReactNode } from 'react';
import {
  handleCartLinkClick,
  handleSearchLinkClick,
  prefetchSearch,
} from '@/lib/browser/navigation/panels';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';
import { useWishList } from '@/lib/browser/wish-list/wish-list';
import {
  buildMainNavigation,
  type MainNavigationKey,
  type NavigationItem,
} from '@/lib/platform/navigation/main-navigation';
import { isSignedIn } from '@/domain/session/session';
import { useClientState } from '@/lib/browser/state/client-state';

const cartPath = '/checkout/cart';

type CartLinkProps = { label: string; badge: ReactNode; className?: string };

/**
 * The cart link of the header, which opens the cart sidebar. Without JavaScript, in a new tab and on the cart page it
 * leads to the cart page (Specification §2).
 */
export function CartLink({ label, badge, className }: CartLinkProps) {
  const path = usePathname();
  return (
    <Link
      href={cartPath}
      data-opens
      className={className}
      aria-current={path === cartPath ? 'page' : undefined}
      onClick={(event) => handleCartLinkClick(event, path)}
    >
      <span>{label}</span>
      {badge}
    </Link>
  );
}

const searchPath = '/search';

/**
 * The search link of the header, which opens the search overlay. Without JavaScript and in a new tab it leads to the
 * search page.
 */
export function SearchLink({ label, className }: { label: string; className?: string }) {
  return (
    <Link
      href={searchPath}
      className={className}
      data-opens
      prefetch={false}
      aria-current={usePathname() === searchPath ? 'page' : undefined}
      onPointerEnter={prefetchSearch}
      onFocus={prefetchSearch}
      onClick={handleSearchLinkClick}
    >
      {label}
    </Link>
  );
}

const wishPath = '/wish-list';

interface Props {
  readonly label: string;
  /** True to show the label beside the icon where there is space. */
  readonly hasLabel?: boolean;
}

/** A link to the wish list with its number of items. */
export function WishListLink({ label, hasLabel: isWritten = false }: Props) {
  const { length } = useWishList();
  return (
    <Link
      href={wishPath}
      prefetch={false}
      className={isWritten ? undefined : 'lt-wish-list-link'}
      aria-label={length === 0 ? label : `${label} (${length})`}
      aria-current={usePathname() === wishPath ? 'page' : undefined}
    >
      {isWritten && label}
      {length > 0 && <span className="lt-count">{length}</span>}
    </Link>
  );
}

/**
 * Returns the items of the main navigation, which depend on whether a customer is signed in. Until hydration they are
 * those of a signed-out visitor (Specification §2).
 */
export function useMainNavigation(): NavigationItem<MainNavigationKey>[] {
  const hasAccount = useClientState(
    ({ hasOxidToken, isAnonymous, isGuest }) =>
      isSignedIn({ hasToken: hasOxidToken, isAnonymous }) && !isGuest,
  );
  const isB2b = useClientState((state) => state.isB2b);
  return buildMainNavigation(
    hasAccount ? { isSignedIn: true, customerType: isB2b ? 'b2b' : 'b2c' } : { isSignedIn: false },
  );
}
