'use client';

import { type SyntheticEvent, useLayoutEffect } from 'react';
import type { Language } from '@/domain/locale/language';
import { getTranslatedPath } from '@/domain/locale/language-switch';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { updateTheme, applyTheme, getPreferredTheme } from '@/lib/browser/state/theme';
import { openConsent } from '@/lib/browser/tracking/consent-state';

type LanguageSwitchProps = { other: Language; label: string; className?: string };

/**
 * A link to the same page in the other language, with query and fragment. It loads a new document, because the language
 * is set on the document. The translated path comes from the alternate links in the page's head; path and query are set
 * shortly before the link is used, because the header is rendered without them. The site redirects requests with the
 * untranslated path.
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

/** Returns the paths of the page by language, from the alternate links in its head. */
function alternatesOf(page: Document): Map<string, string> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return new Map([...links].map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));
}

type ThemeSwitchProps = { darkLabel: string; lightLabel: string };

/**
 * The button that switches between light and dark theme and stores the choice. Its label names the theme it switches
 * to.
 */
export function ThemeSwitch({ darkLabel, lightLabel }: ThemeSwitchProps) {
  return (
    <button type="button" className="lt-text-button" onClick={updateTheme}>
      <span className="lt-show-if-light">{darkLabel}</span>
      <span className="lt-show-if-dark">{lightLabel}</span>
    </button>
  );
}

/**
 * Sets the theme again when React recreates the document, as it does for error pages, and follows the system setting
 * while the visitor has not chosen a theme. On all other pages the script in the head has already set the theme.
 * Renders nothing.
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

/** The button that opens the cookie dialog again, because withdrawing consent must be as easy as giving it. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button type="button" className="lt-text-button" aria-haspopup="dialog" onClick={openConsent}>
      {label}
    </button>
  );
}
