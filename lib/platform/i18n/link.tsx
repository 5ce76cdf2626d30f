import type { Language } from '@/domain/locale/language';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';

/** Adds the language to a path within the site; external links and hash links are returned unchanged. */
export function addLanguagePrefix(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return `/${language}${href.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Returns a path without its language prefix; "/" for the home page. */
export function removeLanguagePrefix(path: string, language: Language): string {
  const prefix = `/${language}`;
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  /** False in long lists, whose links are prefetched only under the pointer. */
  readonly prefetch?: boolean;
};

/**
 * A link within the current language; `href` is given without language. Renders a plain anchor without client script;
 * one listener handles the clicks on all links (decision 15). `prefetch` controls whether the page is prefetched while
 * the link is visible.
 */
export function Link({ href, prefetch, ...props }: LinkProps) {
  const language = useLocale();
  return (
    <a
      {...props}
      href={addLanguagePrefix(href, language)}
      data-prefetch={prefetch === false ? 'hover' : ''}
    />
  );
}
