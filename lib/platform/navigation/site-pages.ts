import { languages } from '@/domain/locale/language';
import { getContentPath, type ContentAddress } from '@/domain/content/content-address';

/** The pages that are there whatever an editor writes, without language and first slash; home is the empty one. */
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

/** The published path that differs from this one by the case of its letters only; null when there is none. */
export function findPathIgnoringCase(
  path: string,
  addresses: readonly ContentAddress[],
): string | null {
  const wanted = path.toLowerCase();
  const fixed = languages.flatMap((language) => sitePages.map((page) => `/${language}/${page}`));
  const known = [...fixed, ...addresses.map(getContentPath)];
  return known.find((one) => one !== path && one.toLowerCase() === wanted) ?? null;
}
