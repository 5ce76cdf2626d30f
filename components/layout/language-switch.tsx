'use client';

import type { SyntheticEvent } from 'react';
import type { Language } from '@/domain/language/detect-language';
import { usePathname } from '@/lib/i18n/navigation';

type LanguageSwitchProps = { other: Language; label: string; className?: string };

/**
 * The same page in the other language, with its query and anchor. A whole new document: the language belongs to it.
 * The query is taken over when the link is about to be used, as pages are made without one.
 */
export function LanguageSwitch({ other, label, className }: LanguageSwitchProps) {
  const path = usePathname();
  const takeOverQuery = (event: SyntheticEvent<HTMLAnchorElement>) => {
    const { search, hash } = window.location;
    event.currentTarget.search = search;
    event.currentTarget.hash = hash;
  };
  return (
    <a
      href={`/${other}${path === '/' ? '' : path}`}
      lang={other}
      hrefLang={other}
      className={className}
      onPointerEnter={takeOverQuery}
      onFocus={takeOverQuery}
      onClick={takeOverQuery}
    >
      {label}
    </a>
  );
}
