import { getContentPath, type ContentUrlKind, type ContentUrl } from '@/domain/content/content-url';
import { languages } from '@/domain/locale/language';
import { getLargestPath, type StoredPicture } from '@/lib/platform/media/stored-picture';
import {
  mapContentReport,
  fetchContentReport,
} from '@/lib/gateways/content/content-report.gateway';
import { listPicturesByPrefix } from '@/lib/platform/media/find-picture';
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
import { listContentUrls } from '@/lib/server/content/content-urls';
import 'server-only';

/** Looks up the distinct images of the page at a URL, as paths or absolute URLs. */
type PicturesOf = (address: ContentUrl) => readonly string[];

/**
 * Returns an image lookup for these kinds. Catalog images come from the picture manifest, all others from the editorial
 * content. Entries have no images when the content service fails.
 */
async function loadSitemapPictures(kinds: readonly ContentUrlKind[]): Promise<PicturesOf> {
  if (kinds.includes('bike')) return ({ slug }) => storedPictures(`bikes/${slug}/`);
  if (kinds.includes('accessory')) return ({ slug }) => storedPictures(`accessories/${slug}.`);
  const written = await withFallback(writtenPictures(), new Map<string, readonly string[]>());
  return (address) => written.get(getContentPath(address)) ?? [];
}

const storedPictures = (place: string): string[] => listPicturesByPrefix(place).map(getLargestPath);

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

/** An entry with the images of its page, as paths or absolute URLs. */
export type SitemapEntryWithPictures = SitemapEntry & { readonly pictures: readonly string[] };

/**
 * Returns the entries of a sitemap. Throws when a service fails, because search engines would drop the URLs that a
 * partial sitemap lacks.
 */
export function listSitemapEntries(name: SitemapName): Promise<SitemapEntryWithPictures[]> {
  if (name === 'lists') return listPages();
  if (name === 'dealers') return dealerPages();
  if (name === 'outlet') return outletPages();
  return contentPages(name);
}

async function contentPages(name: SitemapName): Promise<SitemapEntryWithPictures[]> {
  const { kinds } = sitemaps[name];
  const [addresses, picturesOf] = await Promise.all([
    listContentUrls(),
    loadSitemapPictures(kinds),
  ]);
  const byPath = new Map(addresses.map((address) => [getContentPath(address), address]));
  return buildSitemapEntries(kinds, addresses).map((entry) => {
    const address = byPath.get(entry.path);
    return { ...entry, pictures: address ? picturesOf(address) : [] };
  });
}

/**
 * Builds the entries of the list pages, which are not content entries. The date of a list is that of its newest item.
 */
async function listPages(): Promise<SitemapEntryWithPictures[]> {
  const [addresses, dealers] = await Promise.all([listContentUrls(), fetchDealers()]);
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

/**
 * Builds the entries of outlet bikes. They have no date of change, because an outlet bike never changes before it is
 * sold.
 */
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
