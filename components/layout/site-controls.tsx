'use client';

import { type SyntheticEvent, useLayoutEffect } from 'react';
import type { Language } from '@/domain/locale/language';
import { getTranslatedPath } from '@/domain/locale/language-switch';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { updateTheme, applyTheme, getPreferredTheme } from '@/lib/browser/state/theme';
import { openConsent } from '@/lib/browser/tracking/consent-state';

type LanguageSwitchProps = { other: Language; label: string; className?: string };

/**
 * A link to the same page in the other language, with query and anchor. A full page load, because the language is part
 * of the document. The translated path comes from the links in the page's head; path and query are set shortly before
 * the link is used, because the header is rendered without them. Requests with the untranslated path are redirected by
 * the site.
 */
export function LanguageSwitch({ other, label, className }: LanguageSwitchProps) {
  const path = usePathname();
  const keepCurrentPage = (event: SyntheticEvent<HTMLAnchorElement>) => {
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
      onPointerEnter={keepCurrentPage}
      onFocus={keepCurrentPage}
      onClick={keepCurrentPage}
    >
      {label}
    </a>
  );
}

/** Returns the paths of the page by language, from the links in its head. */
function alternatesOf(page: Document): Map<string, string> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return new Map([...links].map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));
}

type ThemeSwitchProps = { darkLabel: string; lightLabel: string };

/** Switches between light and dark theme and stores the choice. The label is the theme it switches to. */
export function ThemeSwitch({ darkLabel, lightLabel }: ThemeSwitchProps) {
  return (
    <button type="button" className="lt-text-button" onClick={updateTheme}>
      <span className="lt-show-if-light">{darkLabel}</span>
      <span className="lt-show-if-dark">{lightLabel}</span>
    </button>
  );
}

/**
 * Restores the theme when React recreates the document, as it does for error pages, and follows the system setting
 * while nothing was chosen. On all other pages the script in the head has already set it.
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

/** Opens the cookie dialog again: withdrawing consent must be as easy as giving it. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button type="button" className="lt-text-button" aria-haspopup="dialog" onClick={openConsent}>
      {label}
    </button>
  );
}
