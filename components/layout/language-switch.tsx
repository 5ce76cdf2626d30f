'use client';

import type { SyntheticEvent } from 'react';
import type { Language } from '@/domain/language/detect-language';
import { otherLanguagePath } from '@/domain/language/other-language-path';
import { usePathname } from '@/lib/platform/i18n/navigation';

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
    link.pathname = otherLanguagePath({ path, alternates: alternatesOf(document) }, other);
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
