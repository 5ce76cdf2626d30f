'use client';

import { type SyntheticEvent, useLayoutEffect } from 'react';
import type { Language } from '@/domain/locale/language';
import { getTranslatedPath } from '@/domain/locale/language-switch';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { updateTheme, applyTheme, getPreferredTheme } from '@/lib/browser/state/theme';
import { openConsent } from '@/lib/browser/tracking/consent-state';

type LanguageSwitchProps = { other: Language; label: string; className?: string };

/**
 * The same page in the other language, with its query and anchor. A whole new document: the language belongs to it.
 * The page's head knows the slug there; it and the query are taken over when the link is about to be used, as the header
 * is made without either. Who comes by the plain address is led to the right one by the site.
 */
export function LanguageSwitch({ other, label, className }: LanguageSwitchProps) {
  const path = usePathname();
  const takeOverPage = (event: SyntheticEvent<HTMLAnchorElement>) => {
    const { search, hash } = window.location;
    const link = event.currentTarget;
    link.pathname = getTranslatedPath({ path, alternates: alternatesOf(document) }, other);
    link.search = search;
    link.hash = hash;
  };
  return (
    <a
      href={`/${other}${path === '/' ? '' : path}`}
      lang={other}
      hrefLang={other}
      className={className}
      onPointerEnter={takeOverPage}
      onFocus={takeOverPage}
      onClick={takeOverPage}
    >
      {label}
    </a>
  );
}

/** The paths of this page by language, from the links in its head. */
function alternatesOf(page: Document): Map<string, string> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return new Map([...links].map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));
}

type ThemeSwitchProps = { darkLabel: string; lightLabel: string };

/** Switches between light and dark and remembers it; the word names what it leads to. */
export function ThemeSwitch({ darkLabel, lightLabel }: ThemeSwitchProps) {
  return (
    <button type="button" className="lt-word-button" onClick={updateTheme}>
      <span className="lt-if-light">{darkLabel}</span>
      <span className="lt-if-dark">{lightLabel}</span>
    </button>
  );
}

/**
 * Keeps the theme where React makes the document anew, as it does for error pages, and follows the system while nothing
 * was chosen. On all other pages the script in the head was earlier.
 */
export function ThemeSync() {
  useLayoutEffect(() => {
    const follow = () => applyTheme(getPreferredTheme());
    follow();
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  return null;
}

/** Opens the cookie box again: a consent is as easy to take back as to give. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button type="button" className="lt-word-button" aria-haspopup="dialog" onClick={openConsent}>
      {label}
    </button>
  );
}
