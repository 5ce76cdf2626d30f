import type { BrandsFile, Catalog } from '../demo-data/catalog-schemas';
import { createDocumentId, getUpdatedAt } from './document-entries';
import type { Locale, TermEntry, BikeEntry, TitleText } from './entries';
import type { BikeFile } from '../demo-data/bike-schema';
import { buildSpecRows } from '../demo-data/bike-variants';
import { findMediaPicture, type MediaLibrary } from './media-library';

/** Returns a brand with its manufacturer, or null when no brand has that slug. */
export function mapBrandEntry(brands: BrandsFile, slug: string, locale: Locale): TermEntry | null {
  const brand = brands.find((entry) => entry.slug === slug);
  if (!brand) return null;
  const { maker } = brand;
  return {
    documentId: createDocumentId('term', slug),
    slug,
    name: brand.name[locale],
    hex: null,
    maker: {
      id: '1',
      name: maker.name,
      address: maker.address[locale],
      email: maker.email,
      responsibleName: maker.responsible?.name ?? null,
      responsibleAddress: maker.responsible?.address[locale] ?? null,
      responsibleEmail: maker.responsible?.email ?? null,
    },
  };
}

/** Joins the warnings in one language, one per line, as the content type stores them. */
export function formatSafetyText(
  warnings: readonly { de: string; en: string }[],
  locale: Locale,
): string {
  return warnings.map((warning) => warning[locale]).join('\n');
}

/** Text shown instead of an empty value. */
const NONE = '–';

type Terms = Pick<Catalog, 'terms' | 'colors' | 'brands' | 'safety'>;

/** Maps a model in one language, without its relations to accessories and to the other language. */
export function mapBikeEntry(
  bike: BikeFile,
  { terms, colors, brands, safety, media }: Terms & { media: MediaLibrary },
  locale: Locale,
): BikeEntry {
  const { frames, build } = bike;
  const drivetrains = newestOfEachCode(bike.drivetrains);
  const updatedAt = getUpdatedAt(bike);
  const hasMotor = drivetrains.some(({ motor }) => motor !== null);
  const { bikes: ofAll, motors } = safety.content;
  return {
    documentId: createDocumentId('bike', bike.slug),
    locale,
    createdAt: updatedAt,
    updatedAt,
    publishedAt: updatedAt,
    slug: bike.slug,
    name: bike.name,
    productId: `bike-${bike.slug.toLowerCase()}`,
    claim: bike.texts[locale].claim,
    description: bike.texts[locale].description,
    metaTitle: bike.texts[locale].metaTitle ?? null,
    metaDescription: bike.texts[locale].metaDescription,
    metaImage: findMediaPicture(media, bike.metaImage, locale),
    firstProductionYear: bike.firstProductionYear,
    lastProductionYear: bike.lastProductionYear,
    position: bike.position,
    subcategory: mapTermEntry(terms.subcategories, bike.subcategory, locale),
    brand: mapBrandEntry(brands, brands[0]?.slug ?? '', locale),
    transmission_group: termEntries(
      terms.transmissionGroups,
      drivetrains.map(({ group }) => group),
      locale,
    ),
    geometry: termEntries(
      terms.geometries,
      frames.map(({ shape }) => shape),
      locale,
    ),
    colors: bike.colors.map(({ color }) => colorTerm(color, colors, locale)),
    colorVariation: bike.colors.map(({ short, color }, index) => ({
      id: String(index + 1),
      short,
      slug: color,
      name: colors[color]?.name[locale] ?? color,
      hex: colors[color]?.hex ?? '',
      finish: colors[color]?.finish ?? '',
    })),
    frameVariation: frames.map(({ short, name, shape, childSeat }, index) => ({
      id: String(index + 1),
      short,
      name: name[locale],
      shape,
      childSeat,
    })),
    driveTrainVariation: drivetrains.map(
      ({ code, name, group, kind, motor, weightGrams, torqueNm, batteryWh, specs }, index) => ({
        id: String(index + 1),
        code,
        name: name[locale],
        group,
        kind,
        motor,
        weightGrams,
        torqueNm,
        batteryWh,
        specs: mapSpecEntries(specs, locale),
      }),
    ),
    geometrySizes: geometrySizes(frames),
    story: bike.texts[locale].story.map(({ title, text }, index) => ({
      id: String(index + 1),
      title,
      text,
    })),
    closeUps: bike.closeUps.map((view) => view ?? NONE).join('\n'),
    specs: mapSpecEntries(buildSpecRows(bike), locale),
    safety: formatSafetyText(hasMotor ? [...ofAll, ...motors] : ofAll, locale),
    permittedWeightKg: bike.permitted.totalKg,
    build,
    accessories: [],
    localizations: [],
  };
}

/** Returns a term by its slug, or null when it is unknown. */
export function mapTermEntry(
  list: Catalog['terms']['subcategories'],
  slug: string,
  locale: Locale,
): TermEntry | null {
  const term = list.find((entry) => entry.slug === slug);
  return term
    ? {
        documentId: createDocumentId('term', slug),
        slug,
        name: term.name[locale],
        hex: null,
        maker: null,
      }
    : null;
}

/** Maps label and value pairs to Strapi's component of title and text. */
export function mapSpecEntries(specs: BikeFile['specs'], locale: Locale): TitleText[] {
  return specs.map(({ label, value }, index) => ({
    id: String(index + 1),
    title: label[locale],
    text: value[locale],
  }));
}

function termEntries(
  list: Catalog['terms']['subcategories'],
  slugs: readonly string[],
  locale: Locale,
): TermEntry[] {
  return [...new Set(slugs)]
    .map((slug) => mapTermEntry(list, slug, locale))
    .filter((term) => term !== null);
}

function colorTerm(slug: string, colors: Catalog['colors'], locale: Locale): TermEntry {
  const color = colors[slug];
  return {
    documentId: createDocumentId('color', slug),
    slug,
    name: color?.name[locale] ?? slug,
    hex: color?.hex ?? null,
    maker: null,
  };
}

/** Keeps only the newest model year of each drivetrain code. */
function newestOfEachCode(drivetrains: BikeFile['drivetrains']): BikeFile['drivetrains'] {
  return drivetrains.filter(({ code, year }) =>
    drivetrains.every((other) => other.code !== code || other.year <= year),
  );
}

function geometrySizes(frames: BikeFile['frames']): BikeEntry['geometrySizes'] {
  return frames
    .flatMap((frame) => frame.sizes.map((size) => ({ frame, size })))
    .map(({ frame, size }, index) => ({
      id: String(index + 1),
      frame: frame.short,
      size: size.short,
      bodyHeightMinCm: size.bodyHeightCm[0],
      bodyHeightMaxCm: size.bodyHeightCm[1],
      ...size.geometry,
    }));
}
