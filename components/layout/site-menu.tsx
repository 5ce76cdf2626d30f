'use client';

import { useLocale } from 'next-intl';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/ui/dialog/dialog';
import { createLazyStylesheetHook } from '@/components/ui/lazy';
import { LoginLink } from '@/components/ui/login-link';
import type { MenuDetails } from '@/lib/browser/navigation/load-menu-details';
import { getClientState } from '@/lib/browser/state/client-state';
import { Link } from '@/lib/platform/i18n/navigation';
import { CartLink } from './header-links';
import type { NavLabels } from './nav-labels';
import { SearchLink } from './header-links';
import { WishListLink } from './header-links';
import { useMainNavigation } from './header-links';

const useMenuSheet = createLazyStylesheetHook(() => import('./site-menu.scss'));

type SiteMenuProps = {
  labels: NavLabels;
  words: {
    brand: string;
    menu: string;
    close: string;
    cartShort: string;
    search: string;
    wishes: string;
  };
  cartBadge: ReactNode;
  languageSwitch: ReactNode;
  themeSwitch: ReactNode;
};

/**
 * The header of windows narrower than 1200 px: logo, search, cart and menu. The menu is a full page with large links.
 */
export function SiteMenu({ labels, words, cartBadge, languageSwitch, themeSwitch }: SiteMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const hasSheet = useMenuSheet(isOpen);
  const [facts, setFacts] = useState<MenuDetails>({});
  const language = useLocale();
  const items = useMainNavigation();
  const close = () => setIsOpen(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
    if (wasOpened) return;
    void import('@/lib/browser/navigation/load-menu-details')
      .then(({ loadMenuDetails }) => loadMenuDetails(language, getClientState().location))
      .then(setFacts, () => undefined);
  };
  const closeOnLink = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };
  const cart = <CartLink label={words.cartShort} badge={cartBadge} className="lt-nav-link" />;
  const menu = (
    <Dialog isOpen={isOpen && hasSheet} onClose={close} className="lt-menu" label={words.menu}>
      <div onClick={closeOnLink}>
        <div className="lt-nav is-scrolled">
          <div className="container-xxl">
            <Link className="lt-logo" href="/">
              {words.brand}
            </Link>
            <div className="lt-nav-mobile">
              {cart}
              <button type="button" className="lt-nav-link" onClick={close}>
                {words.close}
              </button>
            </div>
          </div>
        </div>
        <nav className="container-xxl pt-3" aria-label={words.menu}>
          <ul className="lt-menu-main">
            {items
              .filter(({ key }) => !isAside(key))
              .map(({ key, href }) => (
                <li key={key}>
                  <Link href={href}>
                    {labels[key]}
                    {facts[key] && <small className="num">{facts[key]}</small>}
                  </Link>
                </li>
              ))}
          </ul>
          {facts.more && facts.more.length > 0 && (
            <ul className="lt-menu-side d-flex flex-wrap gap-4 pt-4">
              {facts.more.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} prefetch={false}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <ul className="lt-menu-side d-flex flex-wrap gap-5 pt-4">
            <li>
              <SearchLink label={words.search} />
            </li>
            <li>
              <WishListLink label={words.wishes} hasLabel />
            </li>
            {items
              .filter(({ key }) => isAside(key) && key !== 'cart')
              .map(({ key, href }) => (
                <li key={key}>
                  {key === 'login' ? (
                    <LoginLink>{labels[key]}</LoginLink>
                  ) : (
                    <Link href={href}>{labels[key]}</Link>
                  )}
                </li>
              ))}
            <li>{languageSwitch}</li>
            <li>{themeSwitch}</li>
          </ul>
        </nav>
      </div>
    </Dialog>
  );
  return (
    <div className="lt-nav-mobile">
      <SearchLink label={words.search} className="lt-nav-link" />
      {cart}
      <button type="button" className="lt-nav-link" aria-haspopup="dialog" onClick={open}>
        {words.menu}
      </button>
      {wasOpened && createPortal(menu, document.body)}
    </div>
  );
}

function isAside(key: keyof NavLabels): boolean {
  return key === 'login' || key === 'myAccount' || key === 'cart';
}
