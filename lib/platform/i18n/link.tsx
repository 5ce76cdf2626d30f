import type { Language } from '@/domain/locale/language';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';

/** An address within the site with its language before it; what leads elsewhere, or to a place on the page, as it is. */
export function addLanguagePrefix(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return `/${language}${href.replace(/^\/(?=$|[?#])/, '')}`;
}

/** A path without the language it begins with; "/" for the home page. */
export function removeLanguagePrefix(path: string, language: Language): string {
  const prefix = `/${language}`;
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  /** False where a list has so many that none is asked for before somebody points at it. */
  readonly prefetch?: boolean;
};

/**
 * A link within the language; its address is given without it. It is nothing but an element, so that a page's links cost a browser no
 * script each: one listener for all follows them (decision 221). `prefetch` says whether it is asked for ahead of a wish.
 */
export function Link({ href, prefetch, ...props }: LinkProps) {
  const language = useLocale();
  return (
    <a
      {...props}
      href={addLanguagePrefix(href, language)}
      data-leads={prefetch === false ? 'asked' : ''}
    />
  );
}
