import { type EntryContext, blockEntries } from './block-entry';
import type { CatalogueEntries } from './catalogue-entries';
import type { Sources } from './document-kinds';
import type { ContentEntries, ContentVersions, Locale } from './entries';
import { documentOf, localizedEntries } from './make-entries';
import { chosenPicture, type MediaLibrary } from './media-library';

/** Every list as one status shows it. */
export function contentEntries(
  sources: Sources,
  status: keyof ContentVersions,
  products: CatalogueEntries,
  media: MediaLibrary,
): ContentEntries {
  const contexts = { de: contextOf('de', products, media), en: contextOf('en', products, media) };
  return {
    notificationBanner: localizedEntries(
      'banner',
      sources.notificationBanner,
      status,
      (content) => content,
    ),
    pages: localizedEntries('page', sources.pages, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
      listing: content.listing ? { id: '1', ...content.listing } : null,
      pageZone: blockEntries(content.pageZone, contexts[locale]),
    })),
    blogs: localizedEntries('blog', sources.blogs, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
      mainImage: contexts[locale].picture(content.mainImage),
    })),
    jobs: localizedEntries('job', sources.jobs, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
    })),
    events: localizedEntries('event', sources.events, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
      image: contexts[locale].picture(content.image),
    })),
    faqs: localizedEntries('faq', sources.faqs, status, (content) => content),
    features: localizedEntries('feature', sources.features, status, (content, locale) => ({
      ...content,
      metaImage: contexts[locale].picture(content.metaImage),
      image: contexts[locale].picture(content.image),
      pageZone: blockEntries(content.pageZone, contexts[locale]),
    })),
    dealers: sources.dealers.map((source) => ({
      ...source.content,
      ...documentOf('dealer', source, status),
    })),
    downloads: localizedEntries('download', sources.downloads, status, (content, locale) => ({
      ...content,
      language: content.language ?? locale,
    })),
    ...products,
  };
}

function contextOf(locale: Locale, products: CatalogueEntries, media: MediaLibrary): EntryContext {
  const find = <Entry extends { slug: string; locale: Locale }>(
    entries: readonly Entry[],
    slug: string | undefined,
  ) => entries.find((entry) => entry.slug === slug && entry.locale === locale) ?? null;
  return {
    locale,
    picture: (reference) => chosenPicture(media, reference, locale),
    bike: (slug) => find(products.bikes, slug),
    accessory: (slug) => find(products.accessories, slug),
  };
}
