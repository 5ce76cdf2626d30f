import type { Language } from '@/domain/language/detect-language';

/** An address within the site with its language before it; what leads elsewhere, or to a place on the page, as it is. */
export function withLanguage(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return `/${language}${href.replace(/^\/(?=$|[?#])/, '')}`;
}

/** A path without the language it begins with; "/" for the home page. */
export function withoutLanguage(path: string, language: Language): string {
  const prefix = `/${language}`;
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
