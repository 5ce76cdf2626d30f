import { addressPath, type ContentAddress } from '../content/content-address';
import { languages } from '../language/detect-language';

/** The pages that are there whatever an editor writes. */
const fixed = [
  '',
  '/accessories',
  '/bikes',
  '/bikes/outlet',
  '/checkout/cart',
  '/company',
  '/events',
  '/features',
  '/jobs',
  '/login',
  '/my-account/b2c',
  '/my-account/b2b',
  '/news',
  '/search',
  '/support',
  '/support/contact',
  '/support/downloads',
  '/support/faq',
  '/support/press',
  '/withdrawal-declaration',
];

/** Every address a text may lead to, with its language: the site's own pages, and each entry's. */
export function sitePaths(addresses: readonly ContentAddress[]): Set<string> {
  const written = addresses.map(addressPath);
  const configurations = addresses
    .filter(({ kind }) => kind === 'bike')
    .map((address) => `${addressPath(address)}/configuration`);
  const always = languages.flatMap((language) => fixed.map((path) => `/${language}${path}`));
  return new Set([...always, ...written, ...configurations]);
}
