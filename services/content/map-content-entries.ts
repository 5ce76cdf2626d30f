import type { BlockFile } from '../demo-data/page-schemas';
import type { ImageReference } from '../demo-data/field-schemas';
import type {
  AccessoryEntry,
  BikeEntry,
  BlockEntry,
  Locale,
  UploadEntry,
  ContentEntries,
  ContentVersions,
} from './entries';
import type { CatalogEntries } from './map-catalog-entries';
import type { ContentSources } from './source/load-sources';
import { createDocumentEntry, createLocalizedEntries } from './document-entries';
import { findMediaPicture, type MediaLibrary } from './media-library';

/** Lookups for mapping the entries of one language. */
interface EntryContext {
  locale: Locale;
  /** Returns null when no picture is named or it does not exist. */
  picture(reference: ImageReference | undefined): UploadEntry | null;
  bike(slug: string | undefined): BikeEntry | null;
  accessory(slug: string | undefined): AccessoryEntry | null;
}

/** Maps the blocks of a page zone to the API's format. Broken links and pictures become empty, as in Strapi. */
function mapBlockEntries(blocks: readonly BlockFile[], context: EntryContext): BlockEntry[] {
  return blocks.map((block, index) => blockEntry(block, String(index + 1), context));
}

function blockEntry(block: BlockFile, id: string, context: EntryContext): BlockEntry {
  const { picture } = context;
  const numbered = <Part extends object>(parts: readonly Part[]) =>
    parts.map((part, index) => ({ id: `${id}-${index + 1}`, ...part }));
  const withPictures = <Part extends { image?: ImageReference | undefined }>(
    parts: readonly Part[],
  ) => numbered(parts.map((part) => ({ ...part, image: picture(part.image) })));
  const entry = { id, ...block };
  switch (block.component) {
    case 'rich-text':
      return { ...entry, __typename: 'ComponentPageRichText' };
    case 'hero-image':
      return {
        ...entry,
        __typename: 'ComponentPageHeroImage',
        linkToBike: context.bike(block.linkToBike),
        linkToAccessory: context.accessory(block.linkToAccessory),
        image: picture(block.image),
        horizontal: picture(block.horizontal),
        vertical: picture(block.vertical),
        mobileVertical: picture(block.mobileVertical),
        mobileHorizontal: picture(block.mobileHorizontal),
      };
    case 'buttons':
      return {
        ...entry,
        __typename: 'ComponentPageButtons',
        buttons: withPictures(block.buttons),
      };
    case 'shipping-table':
      return { ...entry, __typename: 'ComponentPageShippingTable', rows: numbered(block.rows) };
    case 'support-text-images':
      return {
        ...entry,
        __typename: 'ComponentPageSupportTextImages',
        items: withPictures(block.items),
      };
    case 'info-array':
      return {
        ...entry,
        __typename: 'ComponentPageInfoArray',
        listOfInfo: numbered(block.listOfInfo),
      };
    case 'image-group':
      return {
        ...entry,
        __typename: 'ComponentPageImageGroup',
        images: block.images.map(picture).filter((upload) => upload !== null),
      };
    case 'header-image':
      return { ...entry, __typename: 'ComponentPageHeaderImage', image: picture(block.image) };
    case 'highlighted-text-image':
      return {
        ...entry,
        __typename: 'ComponentPageHighlightedTextImage',
        image: picture(block.image),
      };
  }
}

/** Maps the sources of all content types to the API's entries, marked as published or as drafts by `status`. */
export function mapContentEntries(
  sources: ContentSources,
  status: keyof ContentVersions,
  products: CatalogEntries,
  media: MediaLibrary,
): ContentEntries {
  const contexts = { de: contextOf('de', products, media), en: contextOf('en', products, media) };
  return {
    notificationBanner: createLocalizedEntries(
      'banner',
      sources.notificationBanner,
      status,
      (content) => content,
    ),
    pages: createLocalizedEntries('page', sources.pages, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
      listing: content.listing ? { id: '1', ...content.listing } : null,
      pageZone: mapBlockEntries(content.pageZone, contexts[locale]),
    })),
    blogs: createLocalizedEntries('blog', sources.blogs, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
      mainImage: contexts[locale].picture(content.mainImage),
    })),
    jobs: createLocalizedEntries('job', sources.jobs, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
    })),
    events: createLocalizedEntries('event', sources.events, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
      image: contexts[locale].picture(content.image),
    })),
    faqs: createLocalizedEntries('faq', sources.faqs, status, (content) => content),
    features: createLocalizedEntries('feature', sources.features, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
      image: contexts[locale].picture(content.image),
      pageZone: mapBlockEntries(content.pageZone, contexts[locale]),
    })),
    dealers: sources.dealers.map((source) => ({
      ...source.content,
      ...createDocumentEntry('dealer', source, status),
    })),
    downloads: createLocalizedEntries('download', sources.downloads, status, (content, locale) => ({
      ...content,
      language: content.language ?? locale,
    })),
    ...products,
  };
}

function contextOf(locale: Locale, products: CatalogEntries, media: MediaLibrary): EntryContext {
  const find = <Entry extends { slug: string; locale: Locale }>(
    entries: readonly Entry[],
    slug: string | undefined,
  ) => entries.find((entry) => entry.slug === slug && entry.locale === locale) ?? null;
  return {
    locale,
    picture: (reference) => findMediaPicture(media, reference, locale),
    bike: (slug) => find(products.bikes, slug),
    accessory: (slug) => find(products.accessories, slug),
  };
}
