import type { Locale } from './entries';

/** Everything that has an address of its own, by the folder it stands in. */
export interface Addressable {
  /** Slug and language; without a language it is the same in all. */
  slug: string;
  locale: Locale | null;
}

/** Where the site has pages of its own, whatever the content is. */
const fixed = [
  '',
  'accessories',
  'bikes',
  'bikes/outlet',
  'checkout/cart',
  'company',
  'dealers',
  'events',
  'features',
  'jobs',
  'login',
  'my-account/b2b',
  'my-account/b2c',
  'news',
  'newsletter',
  'search',
  'support',
  'support/contact',
  'support/downloads',
  'support/faq',
  'support/press',
  'withdrawal-declaration',
];

/** Every path of the site in one language, without the language and the first slash. */
export function sitePaths(
  locale: Locale,
  folders: Readonly<Record<string, readonly Addressable[]>>,
): ReadonlySet<string> {
  const paths = new Set(fixed);
  for (const [folder, entries] of Object.entries(folders))
    for (const entry of entries)
      if (entry.locale === null || entry.locale === locale)
        paths.add(folder === '' ? entry.slug : `${folder}/${entry.slug}`);
  return paths;
}

/** What is wrong with a link of an entry; null when nothing is, or nobody here can know. */
export function linkFault(href: string, paths: ReadonlySet<string>): string | null {
  if (!href.startsWith('/')) return null;
  const path = href.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '');
  if (/^(de|en)(\/|$)/.test(path)) return `link ${href} names a language; the site adds it`;
  const model = path.replace(/^(bikes\/[^/]+)\/configuration$/, '$1');
  return paths.has(model) ? null : `link ${href} leads nowhere`;
}
