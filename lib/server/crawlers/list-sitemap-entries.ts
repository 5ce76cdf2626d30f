import {
  getContentPath,
  type AddressKind,
  type ContentAddress,
} from '@/domain/content/content-address';
import { languages } from '@/domain/locale/language';
import { getLargestPath, type StoredPicture } from '@/lib/platform/media/stored-picture';
import {
  mapContentReport,
  fetchContentReport,
} from '@/lib/gateways/content/content-report.gateway';
import { listPicturesBelow } from '@/lib/platform/media/find-picture';
import { toUploadPath } from '@/lib/gateways/content/map-image';
import { withFallback, getResultData } from '@/lib/gateways/result';
import { listDealerCities } from '@/domain/dealers/dealer-cities';
import {
  buildFixedPageEntries,
  findNewestTime,
  buildSitemapEntries,
  type SitemapEntry,
  type SitemapName,
  sitemaps,
} from '@/lib/server/seo/sitemap/sitemap-entries';
import { fetchDealers } from '@/lib/gateways/content/dealers.gateway';
import { mapDealer } from '@/lib/gateways/content/map-dealer';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { listSiteAddresses } from '@/lib/server/content/site-addresses';
import 'server-only';

/** The pictures of an entry's page, as paths or full addresses; each once. */
type PicturesOf = (address: ContentAddress) => readonly string[];

/**
 * Where the pictures of these kinds are found: the catalogue's in the manifest, the others' in what editors wrote. Without the
 * content service's answer texts stand without their pictures.
 */
async function loadSitemapPictures(kinds: readonly AddressKind[]): Promise<PicturesOf> {
  if (kinds.includes('bike')) return ({ slug }) => storedPictures(`bikes/${slug}/`);
  if (kinds.includes('accessory')) return ({ slug }) => storedPictures(`accessories/${slug}.`);
  const written = await withFallback(writtenPictures(), new Map<string, readonly string[]>());
  return (address) => written.get(getContentPath(address)) ?? [];
}

const storedPictures = (place: string): string[] => listPicturesBelow(place).map(getLargestPath);

async function writtenPictures(): Promise<Map<string, readonly string[]>> {
  const reports = await Promise.all(
    languages.map(async (language) =>
      mapContentReport(
        getResultData(await fetchContentReport(language), 'content pictures'),
        language,
      ),
    ),
  );
  return new Map(
    reports
      .flat()
      .map(({ path, images }) => [path, [...new Set(images.map(({ url }) => toUploadPath(url)))]]),
  );
}

/** An entry with the pictures its page shows, as paths or full addresses. */
export type SitemapEntryWithPictures = SitemapEntry & { readonly pictures: readonly string[] };

/** What stands in a sitemap. Throws when a service cannot answer: half a map is worse than none. */
export function listSitemapEntries(name: SitemapName): Promise<SitemapEntryWithPictures[]> {
  if (name === 'lists') return listPages();
  if (name === 'dealers') return dealerPages();
  if (name === 'outlet') return outletPages();
  return contentPages(name);
}

async function contentPages(name: SitemapName): Promise<SitemapEntryWithPictures[]> {
  const { kinds } = sitemaps[name];
  const [addresses, picturesOf] = await Promise.all([
    listSiteAddresses(),
    loadSitemapPictures(kinds),
  ]);
  const byPath = new Map(addresses.map((address) => [getContentPath(address), address]));
  return buildSitemapEntries(kinds, addresses).map((entry) => {
    const address = byPath.get(entry.path);
    return { ...entry, pictures: address ? picturesOf(address) : [] };
  });
}

/** The lists, which are no entries of the content service: each as new as the newest it lists. */
async function listPages(): Promise<SitemapEntryWithPictures[]> {
  const [addresses, dealers] = await Promise.all([listSiteAddresses(), fetchDealers()]);
  const newest = (wanted: 'bike' | 'accessory') =>
    findNewestTime(
      addresses.flatMap(({ kind, updatedAt }) => (kind === wanted ? [updatedAt] : [])),
    );
  return buildFixedPageEntries([
    { path: '/bikes', updatedAt: newest('bike') },
    { path: '/accessories', updatedAt: newest('accessory') },
    { path: '/bikes/outlet', updatedAt: null },
    { path: '/size-adviser', updatedAt: newest('bike') },
    { path: '/leasing', updatedAt: null },
    {
      path: '/dealers',
      updatedAt: findNewestTime(
        getResultData(dealers, 'dealers').map(({ updatedAt }) => updatedAt),
      ),
    },
  ]).map(withoutPictures);
}

async function dealerPages(): Promise<SitemapEntryWithPictures[]> {
  const dealers = getResultData(await fetchDealers(), 'dealers').flatMap((wire) => {
    const dealer = mapDealer(wire);
    return dealer ? [{ ...dealer, updatedAt: wire.updatedAt }] : [];
  });
  const cities = listDealerCities(dealers).map(({ slug, dealers: shops }) => ({
    slug,
    updatedAt: findNewestTime(shops.map(({ updatedAt }) => updatedAt)),
  }));
  return buildFixedPageEntries(
    [...dealers, ...cities].map(({ slug, updatedAt }) => ({ path: `/dealers/${slug}`, updatedAt })),
  ).map(withoutPictures);
}

/** Single pieces: what is said of one never changes, it is there or sold. */
async function outletPages(): Promise<SitemapEntryWithPictures[]> {
  const items = await Promise.all(languages.map((language) => listOutlet(language)));
  const pictures = new Map<string, StoredPicture | null>(
    items.flat().map(({ slug, picture }) => [`/bikes/outlet/${slug}`, picture]),
  );
  const paths = [...pictures.keys()];
  return buildFixedPageEntries(paths.map((path) => ({ path, updatedAt: null }))).map((entry) => {
    const picture = pictures.get(entry.path.replace(/^\/\w+/, ''));
    return { ...entry, pictures: picture ? [getLargestPath(picture)] : [] };
  });
}

const withoutPictures = (entry: SitemapEntry): SitemapEntryWithPictures => ({
  ...entry,
  pictures: [],
});
