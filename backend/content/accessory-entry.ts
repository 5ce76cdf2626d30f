import type { AccessoryFile } from '../demo-source/accessory-file';
import type { Catalogue } from '../demo-source/catalogue-files';
import { specEntries, termEntry } from './bike-entry';
import { documentId } from './document-id';
import type { AccessoryEntry, Locale } from './entries';
import type { MediaLibrary } from './media-library';

/** An accessory in one language, without its relations to bicycles and to its other language. */
export function accessoryEntry(
  accessory: AccessoryFile,
  { terms, media }: Pick<Catalogue, 'terms'> & { media: MediaLibrary },
  locale: Locale,
  updatedAt: string,
): AccessoryEntry {
  const { name, claim, description, metaDescription } = accessory.texts[locale];
  return {
    documentId: documentId('accessory', accessory.slug),
    locale,
    createdAt: updatedAt,
    updatedAt,
    publishedAt: updatedAt,
    slug: accessory.slug,
    name,
    productId: `acc-${accessory.slug}`,
    claim,
    description,
    metaDescription,
    position: accessory.position,
    category: termEntry(terms.accessoryCategories, accessory.category, locale),
    brand: termEntry(terms.brands, accessory.brand, locale),
    accessory_parts_category: termEntry(terms.partsCategories, accessory.partsCategory, locale),
    bikes: [],
    articles: accessory.articles.map(({ sku, color, size, variant }, index) => ({
      id: String(index + 1),
      sku,
      color: color?.name[locale] ?? null,
      colorHex: color?.hex ?? null,
      size: size?.[locale] ?? null,
      variant: variant?.[locale] ?? null,
      mainImage: media.picture(`accessories/${accessory.slug}.${index}`, locale),
    })),
    specs: specEntries(accessory.specs, locale),
    drawing: accessory.drawing,
    localizations: [],
  };
}
