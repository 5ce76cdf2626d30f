import type { BannerFile, PageFile } from '../demo-source/page-file';
import { documentId } from './document-id';
import type { AccessoryEntry, BannerEntry, BikeEntry, Locale, PageEntry } from './entries';

interface Linkable {
  bikes: readonly BikeEntry[];
  accessories: readonly AccessoryEntry[];
}

const typeNames = {
  'rich-text': 'ComponentPageRichText',
  'hero-image': 'ComponentPageHeroImage',
  'info-array': 'ComponentPageInfoArray',
  'highlighted-text-image': 'ComponentPageHighlightedTextImage',
} as const;

/** A page in one language. A link to a model or accessory that does not exist is empty, as in Strapi. */
export function pageEntry(
  key: string,
  page: PageFile,
  linkable: Linkable,
  locale: Locale,
  updatedAt: string,
): PageEntry {
  const { published, pageZone, ...fields } = page;
  return {
    ...fields,
    documentId: documentId('page', key),
    locale,
    createdAt: updatedAt,
    updatedAt,
    publishedAt: published ? updatedAt : null,
    pageZone: pageZone.map((block, index) =>
      blockEntry(block, String(index + 1), linkable, locale),
    ),
    localizations: [],
  };
}

/** The notice in one language. */
export function bannerEntry(
  { published, slug, ...banner }: BannerFile,
  locale: Locale,
  updatedAt: string,
): BannerEntry {
  return {
    ...banner,
    slug: slug ?? null,
    documentId: documentId('banner', 'banner'),
    locale,
    updatedAt,
    publishedAt: published ? updatedAt : null,
  };
}

function blockEntry(
  block: PageFile['pageZone'][number],
  id: string,
  { bikes, accessories }: Linkable,
  locale: Locale,
): PageEntry['pageZone'][number] {
  const common = { __typename: typeNames[block.component], id };
  switch (block.component) {
    case 'hero-image':
      return {
        ...block,
        ...common,
        linkToBike:
          bikes.find((bike) => bike.slug === block.linkToBike && bike.locale === locale) ?? null,
        linkToAccessory:
          accessories.find(
            (accessory) => accessory.slug === block.linkToAccessory && accessory.locale === locale,
          ) ?? null,
      };
    case 'info-array':
      return {
        ...block,
        ...common,
        listOfInfo: block.listOfInfo.map((info, index) => ({ id: `${id}-${index + 1}`, ...info })),
      };
    default:
      return { ...block, ...common };
  }
}
