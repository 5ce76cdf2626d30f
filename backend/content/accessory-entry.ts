import type { AccessoryFile } from '../demo-source/accessory-file';
import type { Catalogue } from '../demo-source/catalogue-files';
import { specEntries, termEntry } from './bike-entry';
import { brandEntry, safetyText } from './brand-entry';
import { documentId } from './document-id';
import { updateOf } from './make-entries';
import type { AccessoryEntry, Locale } from './entries';
import { chosenPicture, type MediaLibrary } from './media-library';

/** An accessory in one language, without its relations to bicycles and to its other language. */
export function accessoryEntry(
  accessory: AccessoryFile,
  {
    terms,
    brands,
    safety: { content: safety },
    media,
  }: Pick<Catalogue, 'terms' | 'brands' | 'safety'> & { media: MediaLibrary },
  locale: Locale,
): AccessoryEntry {
  const { name, claim, description, metaTitle, metaDescription } = accessory.texts[locale];
  const updatedAt = updateOf(accessory);
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
    metaTitle: metaTitle ?? null,
    metaDescription,
    metaImage: chosenPicture(media, accessory.metaImage, locale),
    position: accessory.position,
    category: termEntry(terms.accessoryCategories, accessory.category, locale),
    brand: brandEntry(brands, accessory.brand, locale),
    accessory_parts_category: termEntry(terms.partsCategories, accessory.partsCategory, locale),
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
    specs: specEntries(accessory.specs, locale),
    safety: safetyText(
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
