import 'server-only';
import { addressPath } from '@/domain/content/content-address';
import { dealerCities } from '@/domain/dealers/dealer-cities';
import { languages } from '@/domain/language/detect-language';
import {
  fixedEntries,
  newestOf,
  sitemapEntries,
  type SitemapEntry,
} from '@/domain/sitemap/sitemap-entries';
import { type SitemapName, sitemaps } from '@/domain/sitemap/sitemaps';
import { largestPath, type StoredPicture } from '@/domain/picture/stored-picture';
import { readDealers } from '@/lib/gateways/content/dealers.gateway';
import { mapDealer } from '@/lib/gateways/content/map-dealer';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { required } from '@/lib/server/required';
import { getAddresses } from '@/lib/server/site-addresses/get-addresses';
import { sitemapPictures } from './sitemap-pictures';

/** An entry with the pictures its page shows, as paths or full addresses. */
export type PicturedEntry = SitemapEntry & { readonly pictures: readonly string[] };

/** What stands in a sitemap. Throws when a service cannot answer: half a map is worse than none. */
export function readSitemap(name: SitemapName): Promise<PicturedEntry[]> {
  if (name === 'lists') return listPages();
  if (name === 'dealers') return dealerPages();
  if (name === 'outlet') return outletPages();
  return contentPages(name);
}

async function contentPages(name: SitemapName): Promise<PicturedEntry[]> {
  const { kinds } = sitemaps[name];
  const [addresses, picturesOf] = await Promise.all([getAddresses(), sitemapPictures(kinds)]);
  const byPath = new Map(addresses.map((address) => [addressPath(address), address]));
  return sitemapEntries(kinds, addresses).map((entry) => {
    const address = byPath.get(entry.path);
    return { ...entry, pictures: address ? picturesOf(address) : [] };
  });
}

/** The lists, which are no entries of the content service: each as new as the newest it lists. */
async function listPages(): Promise<PicturedEntry[]> {
  const [addresses, dealers] = await Promise.all([getAddresses(), readDealers()]);
  const newest = (wanted: 'bike' | 'accessory') =>
    newestOf(addresses.flatMap(({ kind, updatedAt }) => (kind === wanted ? [updatedAt] : [])));
  return fixedEntries([
    { path: '/bikes', updatedAt: newest('bike') },
    { path: '/accessories', updatedAt: newest('accessory') },
    { path: '/bikes/outlet', updatedAt: null },
    { path: '/size-adviser', updatedAt: newest('bike') },
    { path: '/leasing', updatedAt: null },
    {
      path: '/dealers',
      updatedAt: newestOf(required(dealers, 'dealers').map(({ updatedAt }) => updatedAt)),
    },
  ]).map(withoutPictures);
}

async function dealerPages(): Promise<PicturedEntry[]> {
  const dealers = required(await readDealers(), 'dealers').flatMap((wire) => {
    const dealer = mapDealer(wire);
    return dealer ? [{ ...dealer, updatedAt: wire.updatedAt }] : [];
  });
  const cities = dealerCities(dealers).map(({ slug, dealers: shops }) => ({
    slug,
    updatedAt: newestOf(shops.map(({ updatedAt }) => updatedAt)),
  }));
  return fixedEntries(
    [...dealers, ...cities].map(({ slug, updatedAt }) => ({ path: `/dealers/${slug}`, updatedAt })),
  ).map(withoutPictures);
}

/** Single pieces: what is said of one never changes, it is there or sold. */
async function outletPages(): Promise<PicturedEntry[]> {
  const items = await Promise.all(languages.map((language) => listOutlet(language)));
  const pictures = new Map<string, StoredPicture | null>(
    items.flat().map(({ slug, picture }) => [`/bikes/outlet/${slug}`, picture]),
  );
  const paths = [...pictures.keys()];
  return fixedEntries(paths.map((path) => ({ path, updatedAt: null }))).map((entry) => {
    const picture = pictures.get(entry.path.replace(/^\/\w+/, ''));
    return { ...entry, pictures: picture ? [largestPath(picture)] : [] };
  });
}

const withoutPictures = (entry: SitemapEntry): PicturedEntry => ({ ...entry, pictures: [] });
