import { languages } from '@/domain/locale/language';
import { getContentPath, type ContentUrl } from '@/domain/content/content-url';

/**
 * Pages that exist independently of editorial content, without language and leading slash; the home page is the empty
 * string.
 */
export const sitePages = [
  '',
  'accessories',
  'bikes',
  'bikes/compare',
  'bikes/outlet',
  'checkout/cart',
  'company',
  'configuration',
  'dealers',
  'events',
  'features',
  'gear-adviser',
  'guides',
  'jobs',
  'leasing',
  'login',
  'my-account/b2b',
  'my-account/b2c',
  'news',
  'search',
  'size-adviser',
  'support',
  'support/contact',
  'support/downloads',
  'support/faq',
  'support/press',
  'wish-list',
  'withdrawal-declaration',
];

/** Returns the published path that differs from this one only in letter case; null when there is none. */
export function findPathIgnoringCase(
  path: string,
  addresses: readonly ContentUrl[],
): string | null {
  const wanted = path.toLowerCase();
  const fixed = languages.flatMap((language) => sitePages.map((page) => `/${language}/${page}`));
  const known = [...fixed, ...addresses.map(getContentPath)];
  return known.find((one) => one !== path && one.toLowerCase() === wanted) ?? null;
}
