import type { AccessoryFile, Catalog } from '../demo-data/catalog-schemas';
import {
  mapSpecEntries,
  mapTermEntry,
  mapBrandEntry,
  formatSafetyText,
  mapBikeEntry,
} from './map-bike-entry';
import { createDocumentId, getUpdatedAt, linkLocalizations } from './document-entries';
import type { AccessoryEntry, Locale, BikeEntry } from './entries';
import { findMediaPicture, type MediaLibrary } from './media-library';
import { languages } from '@/domain/locale/language';

/** Maps an accessory in one language, without its relations to bikes and to the other language. */
function mapAccessoryEntry(
  accessory: AccessoryFile,
  {
    terms,
    brands,
    safety: { content: safety },
    media,
  }: Pick<Catalog, 'terms' | 'brands' | 'safety'> & { media: MediaLibrary },
  locale: Locale,
): AccessoryEntry {
  const { name, claim, description, metaTitle, metaDescription } = accessory.texts[locale];
  const updatedAt = getUpdatedAt(accessory);
  return {
    documentId: createDocumentId('accessory', accessory.slug),
    locale,
    createdAt: updatedAt,
    updatedAt,
    publishedAt: updatedAt,
    slug: accessory.slug,
    name,
    productId: `acc-${accessory.slug}`,
    claim,
    description,
    metaTitle: metaTitle ?? null,
    metaDescription,
    metaImage: findMediaPicture(media, accessory.metaImage, locale),
    position: accessory.position,
    category: mapTermEntry(terms.accessoryCategories, accessory.category, locale),
    brand: mapBrandEntry(brands, accessory.brand, locale),
    accessory_parts_category: mapTermEntry(terms.partsCategories, accessory.partsCategory, locale),
    bikes: [],
    articles: accessory.articles.map(({ sku, color, size, variant, ean }, index) => ({
      id: String(index + 1),
      sku,
      color: color?.name[locale] ?? null,
      colorHex: color?.hex ?? null,
      size: size?.[locale] ?? null,
      variant: variant?.[locale] ?? null,
      ean: ean ?? null,
      mainImage: media.picture(`accessories/${accessory.slug}.${index}`, locale),
    })),
    specs: mapSpecEntries(accessory.specs, locale),
    safety: formatSafetyText(
      [
        ...(safety.categories[accessory.category] ?? []),
        ...(safety.accessories[accessory.slug] ?? []),
      ],
      locale,
    ),
    hasBattery: safety.batteries.includes(accessory.slug),
    drawing: accessory.drawing,
    localizations: [],
  };
}

export interface CatalogEntries {
  bikes: BikeEntry[];
  accessories: AccessoryEntry[];
}

/** Maps the models and accessories of a catalog in all languages and links them to each other. */
export function mapCatalogEntries(catalogue: Catalog, media: MediaLibrary): CatalogEntries {
  const bikes = languages.flatMap((locale) =>
    catalogue.bikes.map(({ content }) => mapBikeEntry(content, { ...catalogue, media }, locale)),
  );
  const accessories = languages.flatMap((locale) =>
    catalogue.accessories.map(({ content }) =>
      mapAccessoryEntry(content, { ...catalogue, media }, locale),
    ),
  );
  relate(bikes, accessories, catalogue);
  linkLocalizations(bikes);
  linkLocalizations(accessories);
  return { bikes, accessories };
}

/** Adds the accessories to the bikes they fit, ordered by position. */
function relate(
  bikes: readonly BikeEntry[],
  accessories: readonly AccessoryEntry[],
  catalogue: Catalog,
): void {
  const fits = new Map(catalogue.accessories.map(({ content }) => [content.slug, content.fits]));
  for (const accessory of [...accessories].sort((a, b) => a.position - b.position)) {
    const models = fits.get(accessory.slug) ?? [];
    const fitting = bikes.filter(
      (bike) =>
        bike.locale === accessory.locale && (models === 'all' || models.includes(bike.slug)),
    );
    accessory.bikes.push(...fitting);
    for (const bike of fitting) bike.accessories.push(accessory);
  }
}
