import 'server-only';
import { sitePaths } from '@/domain/content-report/site-paths';
import { languages } from '@/domain/language/detect-language';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { dealerCities } from '@/domain/dealers/dealer-cities';
import { listDealers } from '@/lib/server/dealers/list-dealers';
import { orElse } from '@/lib/server/required';
import { getAddresses } from '@/lib/server/site-addresses/get-addresses';

/**
 * Every address a text may lead to: pages, entries, dealers and single pieces of the outlet, with their language. Throws when the
 * content service cannot answer; while the shop cannot, links to single pieces count as dead.
 */
export async function everyPath(): Promise<Set<string>> {
  const [addresses, dealers, outlet] = await Promise.all([
    getAddresses(),
    listDealers(),
    Promise.all(languages.map((language) => orElse(listOutlet(language), []))),
  ]);
  const folders = [
    ...[...dealers, ...dealerCities(dealers)].map(({ slug }) => `dealers/${slug}`),
    ...outlet.flat().map(({ slug }) => `bikes/outlet/${slug}`),
  ];
  return new Set([
    ...sitePaths(addresses),
    ...languages.flatMap((language) => folders.map((path) => `/${language}/${path}`)),
  ]);
}
