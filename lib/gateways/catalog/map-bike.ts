import { z } from 'zod';
import { getAvailability } from '@/domain/availability/availability';
import { sortVariantsByOffer } from '@/domain/catalog/lead-offer';
import { type BikeVariant, parsePackedVariants } from '@/domain/catalog/variant';
import { type BikeBuild, type FrameShape, frameShapes } from '@/domain/catalog/frame-geometry';
import type { ModelTraits } from '@/domain/catalog/related-models';
import type { ViewPictures } from '@/lib/platform/media/bike-pictures';
import type { BikeBySlugQuery, BikeCardFieldsFragment } from '@/graphql/generated/content/graphql';
import type { CatalogProductFieldsFragment } from '@/graphql/generated/shop/graphql';
import { mapVariantRows } from './map-product';
import {
  type BikeChoiceView,
  type BikeListItem,
  type BikePictures,
  type ColorView,
  type DrivetrainView,
  type FrameView,
  type GeometryView,
  getManufacturerOrder,
} from '@/lib/platform/views/bike-view';
import { computeHomeDeliveries } from '@/lib/platform/estimated-delivery';
import type { TermView } from '@/lib/platform/views/catalog-view';
import { filterPresent } from '@/lib/gateways/result';

type BikeContent = NonNullable<BikeBySlugQuery['bikes'][number]>;
type WireTerm = { slug: string; name: string; hex: string | null };

const shapes = z.enum(frameShapes);
const motors = z.enum(['mahle', 'bosch']).nullable().catch(null);

const buildSchema: z.ZodType<BikeBuild> = z.object({
  tyre: z.number(),
  sidewall: z.enum(['black', 'tan', 'cream']),
  rim: z.enum(['black', 'silver']),
  bar: z.enum(['flat', 'riser', 'city', 'swept', 'drop', 'bullhorn']),
  grip: z.enum(['black', 'cognac', 'brown']),
  saddle: z.enum(['sport', 'comfort', 'leather']),
  saddleColor: z.enum(['black', 'cognac', 'brown']),
  mudguards: z.enum(['none', 'black', 'silver', 'paint']),
  rack: z.enum(['none', 'black', 'silver', 'front']),
  lights: z.boolean(),
  brakes: z.enum(['disc', 'rim', 'coaster']),
  fork: z.enum(['paint', 'black']),
  frontTeeth: z.number(),
  rearTeeth: z.number(),
  stemLength: z.number(),
  stemAngle: z.number(),
  spacers: z.number(),
  tubes: z.object({ top: z.number(), down: z.number(), seat: z.number(), head: z.number() }),
});

/** Maps a property that products can be filtered by, such as the category, to slug, name and color. */
export function mapTaxonomyTerm(term: WireTerm | null): TermView | null {
  return term === null ? null : { slug: term.slug, name: term.name, hex: term.hex };
}

/** Maps the colors of a model, in the manufacturer's order. */
export function mapColors(bike: BikeCardFieldsFragment): ColorView[] {
  return filterPresent(bike.colorVariation).map(({ short, slug, name, hex }) => ({
    short,
    slug,
    name,
    hex,
  }));
}

/** Maps the frames of a model. Leaves out frame shapes for which the storefront has no drawing. */
export function mapFrames(bike: BikeCardFieldsFragment): FrameView[] {
  return filterPresent(bike.frameVariation).flatMap(({ short, name, shape }) => {
    const known = shapes.safeParse(shape);
    return known.success ? [{ short, name, shape: known.data satisfies FrameShape }] : [];
  });
}

/** Maps the drivetrains of a model. `motor` is null for an unknown motor. */
export function mapDrivetrains(bike: BikeCardFieldsFragment): DrivetrainView[] {
  return filterPresent(bike.driveTrainVariation).map(
    ({ code, name, group, kind, motor, weightGrams }) => ({
      code,
      name,
      group,
      kind,
      motor: motors.parse(motor),
      weightGrams,
    }),
  );
}

export function hasMotor(drivetrains: readonly DrivetrainView[]): boolean {
  return drivetrains.some(({ motor }) => motor !== null);
}

/**
 * Maps the properties by which related models are selected. `build` is null when the build data of the model is
 * unknown.
 */
export function mapModelTraits(bike: BikeCardFieldsFragment, build: BikeBuild | null): ModelTraits {
  const drivetrains = mapDrivetrains(bike);
  return {
    slug: bike.slug,
    name: bike.name,
    use: bike.subcategory?.slug ?? null,
    shapes: mapFrames(bike).map(({ shape }) => shape),
    driveGroups: drivetrains.map(({ group }) => group),
    driveGroupTerms: filterPresent(bike.transmission_group),
    hasMotor: hasMotor(drivetrains),
    isEquipped: build && build.lights && build.mudguards !== 'none',
  };
}

/** Parses the build data (JSON) of a model. Throws when the JSON does not match the schema. */
export function mapBuild(bike: Pick<BikeContent, 'build'>): BikeBuild {
  return buildSchema.parse(bike.build);
}

/** Returns the geometry table, in the manufacturer's order of frames and sizes. */
export function mapGeometry(bike: Pick<BikeContent, 'geometrySizes'>): GeometryView[] {
  return filterPresent(bike.geometrySizes);
}

/** Maps what the browser needs to choose a variant: options, geometry, and variants with prices in cents. */
export function mapBikeChoice(
  bike: BikeContent,
  product: CatalogProductFieldsFragment,
  pictures: BikePictures,
): BikeChoiceView {
  const drivetrains = mapDrivetrains(bike);
  const variants = mapVariantRows(product);
  const offered = parsePackedVariants(variants, drivetrains).map(({ stock }) =>
    getAvailability(stock),
  );
  return {
    slug: bike.slug,
    name: bike.name,
    colors: mapColors(bike),
    frames: mapFrames(bike),
    drivetrains,
    geometry: mapGeometry(bike),
    variants,
    arrivals: computeHomeDeliveries(offered, 'bike'),
    vatPercent: product.price.vat,
    b2bOnly: product.dealer ?? false,
    pictures,
  };
}

/**
 * Maps a model to a list item with its sold combinations of frame, drivetrain and color. Returns null when no variant
 * is sold.
 */
export function mapBikeListItem(
  bike: BikeCardFieldsFragment,
  product: CatalogProductFieldsFragment,
  sides: ViewPictures | null,
): BikeListItem | null {
  const drivetrains = mapDrivetrains(bike);
  const colors = mapColors(bike);
  const frames = mapFrames(bike);
  const variants = sortVariantsByOffer(
    parsePackedVariants(mapVariantRows(product), drivetrains),
    getManufacturerOrder({ frames, drivetrains, colors }),
  );
  const combinations = frames.flatMap((frame) =>
    drivetrains.flatMap(({ code, group }) =>
      colors.flatMap((color) =>
        firstByPrice(
          variants.filter(
            (variant) =>
              variant.variation === frame.short &&
              variant.color === color.short &&
              variant.type === code,
          ),
        ).map(({ sku, priceCents, stock }) => ({
          ...{ sku, group, shape: frame.shape, color: color.slug, priceCents },
          availability: getAvailability(stock),
        })),
      ),
    ),
  );
  if (combinations.length === 0) return null;
  return {
    slug: bike.slug,
    name: bike.name,
    kinds: drivetrains.map(({ kind }) => kind),
    subcategory: mapTaxonomyTerm(bike.subcategory),
    colors,
    hasMotor: hasMotor(drivetrains),
    combinations,
    drives: drivesOf(bike),
    sides,
  };
}

/** Returns one variant per distinct price: the first one with this price. */
function firstByPrice(variants: readonly BikeVariant[]): BikeVariant[] {
  const byPrice = new Map(
    variants.toReversed().map((variant) => [variant.priceCents, variant] as const),
  );
  return variants.filter((variant) => byPrice.get(variant.priceCents) === variant);
}

function drivesOf(bike: BikeCardFieldsFragment): BikeListItem['drives'] {
  return Object.fromEntries(
    filterPresent(bike.driveTrainVariation).map(({ code, weightGrams, torqueNm, batteryWh }) => [
      code,
      { weightGrams, torqueNm, batteryWh },
    ]),
  );
}
