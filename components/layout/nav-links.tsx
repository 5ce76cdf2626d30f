'use client';

import type { ReactNode } from 'react';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { CartLink } from './cart-link';
import { isCurrent, isMainKey, type NavLabels } from './nav-labels';
import { useMainNavigation } from './use-main-navigation';

type NavLinksProps = { labels: NavLabels; cartBadge: ReactNode; languageSwitch: ReactNode };

/** The words of the header from 1200 px on; the current page is underlined. */
export function NavLinks({ labels, cartBadge, languageSwitch }: NavLinksProps) {
  const path = usePathname();
  const items = useMainNavigation().map(({ key, href }) => ({
    key,
    link:
      key === 'cart' ? (
        <CartLink label={labels[key]} badge={cartBadge} />
      ) : (
        <Link href={href} aria-current={isCurrent(path, href) ? 'page' : undefined}>
          {labels[key]}
        </Link>
      ),
  }));
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
