import { addressPath, type ContentAddress } from '../content/content-address';
import { languages } from '../language/detect-language';
import { sitePages } from '../navigation/site-pages';

/** Every address a text may lead to, with its language: the site's own pages, and each entry's. */
export function sitePaths(addresses: readonly ContentAddress[]): Set<string> {
  const written = addresses.map(addressPath);
  const configurations = addresses
    .filter(({ kind }) => kind === 'bike')
    .map((address) => `${addressPath(address)}/configuration`);
  const always = languages.flatMap((language) =>
    sitePages.map((page) => (page === '' ? `/${language}` : `/${language}/${page}`)),
  );
  return new Set([...always, ...written, ...configurations]);
}
