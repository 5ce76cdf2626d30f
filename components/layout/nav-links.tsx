'use client';

import { type ReactNode, useEffect } from 'react';
import type { MainNavigationKey } from '@/domain/navigation/main-navigation';
import { LoginLink } from '@/components/ui/login-link';
import { useClientState } from '@/lib/browser/state/client-state';
import { accountAttribute } from '@/lib/platform/config/account-script';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';
import { CartLink } from './cart-link';
import { isCurrent, isMainKey, type NavLabels } from './nav-labels';
import { SearchLink } from './search-link';
import { WishLink } from './wish-link';
import { useMainNavigation } from './use-main-navigation';
import { useSearchKey } from './use-search-key';

type NavLinksProps = {
  labels: NavLabels;
  searchLabel: string;
  wishLabel: string;
  cartBadge: ReactNode;
  languageSwitch: ReactNode;
};

/** The words of the header from 1200 px on; the current page is underlined. */
export function NavLinks({
  labels,
  searchLabel,
  wishLabel,
  cartBadge,
  languageSwitch,
}: NavLinksProps) {
  const path = usePathname();
  useSearchKey();
  const isKnown = useClientState(({ isLoadingInitState }) => !isLoadingInitState);
  // From then on the links themselves tell who is signed in.
  useEffect(() => {
    if (isKnown) document.documentElement.removeAttribute(accountAttribute);
  }, [isKnown]);
  const linkOf = (key: MainNavigationKey, href: string): ReactNode => {
    if (key === 'cart') return <CartLink label={labels[key]} badge={cartBadge} />;
    const current = isCurrent(path, href) ? 'page' : undefined;
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
          .filter(({ key }) => isMainKey(key))
          .map(({ key, link }) => (
            <li key={key}>{link}</li>
          ))}
      </ul>
      <ul className="lt-nav-side">
        <li>
          <SearchLink label={searchLabel} />
        </li>
        <li>
          <WishLink label={wishLabel} />
        </li>
        {items
          .filter(({ key }) => !isMainKey(key))
          .flatMap(({ key, link }) => [
            <li key={key}>{link}</li>,
            ...(key === 'dealers' ? [<li key="language">{languageSwitch}</li>] : []),
          ])}
      </ul>
    </>
  );
}
