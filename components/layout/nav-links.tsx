'use client';

import { useEffect, type ReactNode } from 'react';
import { isShortcut, isSearchShortcutEnabled } from '@/lib/browser/state/shortcut-settings';
import { openSearch } from '@/lib/browser/navigation/panels';
import type { MainNavigationKey } from '@/lib/platform/navigation/main-navigation';
import { LoginLink } from '@/components/ui/login-link';
import { useClientState } from '@/lib/browser/state/client-state';
import { signedInAttribute } from '@/lib/platform/config/signed-in-marker-script';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';
import { CartLink, SearchLink, WishListLink, useMainNavigation } from './header-links';
import { isCurrentNavigationPath, isMainNavKey, type NavLabels } from './nav-labels';

/** Opens the search with the `/` key, unless the visitor is typing, a dialog is open, or the shortcut is turned off. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, '/') || !isSearchShortcutEnabled()) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
}

type NavLinksProps = {
  labels: NavLabels;
  searchLabel: string;
  wishListLabel: string;
  cartBadge: ReactNode;
  languageSwitch: ReactNode;
};

/** The links of the header in windows of at least 1200 px. The link to the current page is underlined. */
export function NavLinks({
  labels,
  searchLabel,
  wishListLabel: wishLabel,
  cartBadge,
  languageSwitch,
}: NavLinksProps) {
  const path = usePathname();
  useSearchShortcut();
  const isKnown = useClientState(({ isLoadingInitState }) => !isLoadingInitState);
  // Removes the attribute set by the script in the head, which selects the visible links until the session is known.
  // After that, the rendered links depend on the session.
  useEffect(() => {
    if (isKnown) document.documentElement.removeAttribute(signedInAttribute);
  }, [isKnown]);
  const linkOf = (key: MainNavigationKey, href: string): ReactNode => {
    if (key === 'cart') return <CartLink label={labels[key]} badge={cartBadge} />;
    const current = isCurrentNavigationPath(path, href) ? 'page' : undefined;
    if (key === 'login')
      return (
        <LoginLink aria-current={current}>
          <span className="lt-when-signed-out">{labels.login}</span>
          <span className="lt-when-signed-in">{labels.myAccount}</span>
        </LoginLink>
      );
    return (
      <Link href={href} aria-current={current}>
        {labels[key]}
      </Link>
    );
  };
  const items = useMainNavigation().map(({ key, href }) => ({ key, link: linkOf(key, href) }));
  return (
    <>
      <ul className="lt-nav-main">
        {items
          .filter(({ key }) => isMainNavKey(key))
          .map(({ key, link }) => (
            <li key={key}>{link}</li>
          ))}
      </ul>
      <ul className="lt-nav-side">
        <li>
          <SearchLink label={searchLabel} />
        </li>
        <li>
          <WishListLink label={wishLabel} />
        </li>
        {items
          .filter(({ key }) => !isMainNavKey(key))
          .flatMap(({ key, link }) => [
            <li key={key}>{link}</li>,
            ...(key === 'dealers' ? [<li key="language">{languageSwitch}</li>] : []),
          ])}
      </ul>
    </>
  );
}
