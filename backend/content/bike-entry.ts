import type { BikeFile } from '../demo-source/bike-file';
import { bikeSpecRows } from '../demo-source/bike-spec-rows';
import type { Catalogue } from '../demo-source/catalogue-files';
import { brandEntry, safetyText } from './brand-entry';
import { documentId } from './document-id';
import { updateOf } from './make-entries';
import { chosenPicture, type MediaLibrary } from './media-library';
import type { BikeEntry, Locale, TermEntry, TitleText } from './entries';

/** A line that names nothing. */
const NONE = '–';

type Terms = Pick<Catalogue, 'terms' | 'colors' | 'brands' | 'safety'>;

/** A model in one language, without its relations to accessories and to its other language. */
export function bikeEntry(
  bike: BikeFile,
  { terms, colors, brands, safety, media }: Terms & { media: MediaLibrary },
  locale: Locale,
): BikeEntry {
  const { frames, build } = bike;
  const drivetrains = newestOfEachCode(bike.drivetrains);
  const updatedAt = updateOf(bike);
  const hasMotor = drivetrains.some(({ motor }) => motor !== null);
  const { bikes: ofAll, motors } = safety.content;
  return {
    documentId: documentId('bike', bike.slug),
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
    metaImage: chosenPicture(media, bike.metaImage, locale),
    firstProductionYear: bike.firstProductionYear,
    lastProductionYear: bike.lastProductionYear,
    position: bike.position,
    subcategory: termEntry(terms.subcategories, bike.subcategory, locale),
    brand: brandEntry(brands, brands[0]?.slug ?? '', locale),
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
        specs: specEntries(specs, locale),
      }),
    ),
    geometrySizes: geometrySizes(frames),
    story: bike.texts[locale].story.map(({ title, text }, index) => ({
      id: String(index + 1),
      title,
      text,
    })),
    closeUps: bike.closeUps.map((view) => view ?? NONE).join('\n'),
    specs: specEntries(bikeSpecRows(bike), locale),
    safety: safetyText(hasMotor ? [...ofAll, ...motors] : ofAll, locale),
    permittedWeightKg: bike.permitted.totalKg,
    build,
    accessories: [],
    localizations: [],
  };
}

/** One named value; null when the terms do not know it. */
export function termEntry(
  list: Catalogue['terms']['subcategories'],
  slug: string,
  locale: Locale,
): TermEntry | null {
  const term = list.find((entry) => entry.slug === slug);
  return term
    ? {
        documentId: documentId('term', slug),
        slug,
        name: term.name[locale],
        hex: null,
        maker: null,
      }
    : null;
}

/** Label and value lists as Strapi's component of title and text. */
export function specEntries(specs: BikeFile['specs'], locale: Locale): TitleText[] {
  return specs.map(({ label, value }, index) => ({
    id: String(index + 1),
    title: label[locale],
    text: value[locale],
  }));
}

function termEntries(
  list: Catalogue['terms']['subcategories'],
  slugs: readonly string[],
  locale: Locale,
): TermEntry[] {
  return [...new Set(slugs)]
    .map((slug) => termEntry(list, slug, locale))
    .filter((term) => term !== null);
}

function colorTerm(slug: string, colors: Catalogue['colors'], locale: Locale): TermEntry {
  const color = colors[slug];
  return {
    documentId: documentId('color', slug),
    slug,
    name: color?.name[locale] ?? slug,
    hex: color?.hex ?? null,
    maker: null,
  };
}

/** A code that is built in two model years is one drivetrain to a reader. */
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
