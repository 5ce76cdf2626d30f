import { sitePages } from '@/domain/navigation/site-pages';
import { trimBothOf } from '@/domain/texts/trim-sign';
import type { Locale } from './entries';

/** Everything that has an address of its own, by the folder it stands in. */
export interface Addressable {
  /** Slug and language; without a language it is the same in all. */
  slug: string;
  locale: Locale | null;
}

/** Every path of the site in one language that a link may lead to, without the language and the first slash. */
export function linkTargets(
  locale: Locale,
  folders: Readonly<Record<string, readonly Addressable[]>>,
): ReadonlySet<string> {
  const paths = new Set(sitePages);
  for (const [folder, entries] of Object.entries(folders))
    for (const entry of entries)
      if (entry.locale === null || entry.locale === locale)
        paths.add(folder === '' ? entry.slug : `${folder}/${entry.slug}`);
  return paths;
}

/** What is wrong with a link of an entry; null when nothing is, or nobody here can know. */
export function linkFault(href: string, paths: ReadonlySet<string>): string | null {
  if (!href.startsWith('/')) return null;
  const path = trimBothOf(href.replace(/[?#].*$/, ''), '/');
  if (/^(de|en)(\/|$)/.test(path)) return `link ${href} names a language; the site adds it`;
  const model = path.replace(/^(bikes\/[^/]+)\/configuration$/, '$1');
  return paths.has(model) ? null : `link ${href} leads nowhere`;
}
