import { languages } from '../language/detect-language';
import { sitePages } from '../navigation/site-pages';
import { addressPath, type ContentAddress } from './content-address';

/** The published path that differs from this one by the case of its letters only; null when there is none. */
export function pathInOtherCase(path: string, addresses: readonly ContentAddress[]): string | null {
  const wanted = path.toLowerCase();
  const fixed = languages.flatMap((language) => sitePages.map((page) => `/${language}/${page}`));
  const known = [...fixed, ...addresses.map(addressPath)];
  return known.find((one) => one !== path && one.toLowerCase() === wanted) ?? null;
}
