import 'server-only';
import { isPresaleSlug } from '@/domain/catalog/presale';
import { sortBySimilarity } from '@/domain/catalog/model-similarity';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import type { Language } from '@/domain/locale/language';
import type { FrameShape } from '@/domain/catalog/frame-geometry';
import { type CloseUp, parseCloseUps } from '@/lib/platform/media/close-ups';
import {
  type ListedBike,
  type BikeContent,
  fetchBike,
  fetchBikeEquipment,
  fetchBikes,
} from '@/lib/gateways/content/bikes.gateway';
import {
  fetchProduct,
  fetchProductForCustomer,
  fetchProducts,
} from '@/lib/gateways/shop/catalog.gateway';
import { findBikePictures } from './find-bike-pictures';
import { mapAccessoryCard } from '@/lib/gateways/catalog/map-accessory';
import {
  mapBikeChoice,
  mapBuild,
  mapDrivetrains,
  mapFrames,
  mapTerm,
} from '@/lib/gateways/catalog/map-bike';
import { mapImage } from '@/lib/gateways/content/map-image';
import { mapProductSafety } from '@/lib/gateways/catalog/map-product';
import { filterPresent, getResultData } from '@/lib/gateways/result';
import type { AccessoryCardView } from '@/lib/platform/views/accessory-view';
import type { BikePageView, BikeStoryChapterView } from '@/lib/platform/views/bike-view';
import type { ProductSafetyView } from '@/lib/platform/views/catalog-view';
import { toLabeledTexts } from './product-attributes';

/**
 * Loads everything a model's page and its configuration page show. Null for an unknown model and for presale models.
 * Throws when the model or its prices cannot be loaded. When accessories or related models fail to load, they are
 * missing.
 */
export async function getBikePage(language: Language, slug: string): Promise<BikePageView | null> {
  return isPresaleSlug(slug)
    ? null
    : bikePage(language, slug, (productId) => fetchProduct(language, productId));
}

/**
 * Loads the same page data as `getBikePage` for a presale model, for the b2b customer with this token. Null for other
 * models and when the shop does not show the model to this customer (Specification §6).
 */
export async function getPresalePage(
  language: Language,
  slug: string,
  token: string,
): Promise<BikePageView | null> {
  return isPresaleSlug(slug)
    ? bikePage(language, slug, (productId) =>
        fetchProductForCustomer({ language, token }, productId),
      )
    : null;
}

async function bikePage(
  language: Language,
  slug: string,
  read: (productId: string) => ReturnType<typeof fetchProductForCustomer>,
): Promise<BikePageView | null> {
  const bike = getResultData(await fetchBike(language, slug), 'content bike');
  if (bike === null) return null;
  const [shop, accessories, kin] = await Promise.all([
    read(bike.productId),
    accessoriesOf(language, bike),
    kinOf(language, bike),
  ]);
  const product = getResultData(shop, 'shop bike');
  if (product === null) return null;
  const closeUps = parseCloseUps(bike.closeUps);
  const pictures = await findBikePictures(language, bike.slug, closeUps);
  return {
    ...mapBikeChoice(bike, product, pictures),
    productId: bike.productId,
    claim: addNonBreakingSpaces(bike.claim),
    description: addNonBreakingSpaces(bike.description),
    metaTitle: bike.metaTitle,
    metaDescription: bike.metaDescription,
    shareImage: mapImage(bike.metaImage),
    subcategory: mapTerm(bike.subcategory),
    story: mapChapters(bike.story, closeUps),
    brandName: bike.brand?.name ?? null,
    safety: mapBikeSafety(bike),
    specs: toLabeledTexts(bike.specs),
    drivetrainSpecs: Object.fromEntries(
      filterPresent(bike.driveTrainVariation).map(({ code, specs }) => [
        code,
        toLabeledTexts(specs),
      ]),
    ),
    permittedWeightKg: bike.permittedWeightKg,
    builtFrom: bike.firstProductionYear,
    builtUntil: bike.lastProductionYear,
    build: mapBuild(bike),
    accessories,
    relatives: shapeRelatives(bike, kin),
    driveRelatives: driveRelatives(bike, kin),
  };
}

/** Maps a model's manufacturer details and safety warnings. A model with a motor counts as having a battery. */
export function mapBikeSafety(bike: BikeContent): ProductSafetyView {
  return mapProductSafety(
    bike,
    mapDrivetrains(bike).some(({ motor }) => motor !== null),
  );
}

/**
 * Maps the story's chapters, each with the close-up at the same index. A chapter without title or text is left out with
 * its close-up.
 */
function mapChapters(
  chapters: BikeContent['story'],
  closeUps: readonly (CloseUp | null)[],
): BikeStoryChapterView[] {
  return chapters.flatMap((chapter, index) =>
    toLabeledTexts([chapter]).map((words) => ({ ...words, closeUp: closeUps[index] ?? null })),
  );
}

async function accessoriesOf(language: Language, bike: BikeContent): Promise<AccessoryCardView[]> {
  const products = await fetchProducts(language, 'accessories');
  if (!products.ok) return [];
  const byId = new Map(products.data.map((product) => [product.id, product]));
  const cards = filterPresent(bike.accessories).flatMap((accessory) => {
    const product = byId.get(accessory.productId);
    const card = product === undefined ? null : mapAccessoryCard(accessory, product);
    return card ?? [];
  });
  return cards.slice(0, 4);
}

/** Returns the other models with a motor if this model has one, otherwise those without, most similar first. */
async function kinOf(language: Language, bike: BikeContent): Promise<ListedBike[]> {
  const [bikes, equipment] = await Promise.all([
    fetchBikes(language),
    fetchBikeEquipment(language),
  ]);
  if (!bikes.ok) return [];
  const hasMotor = (other: ListedBike): boolean =>
    mapDrivetrains(other).some(({ motor }) => motor !== null);
  const builds = new Map(equipment.ok ? equipment.data.map((one) => [one.slug, one]) : []);
  const likeness = (other: ListedBike) => {
    const built = builds.get(other.slug);
    const build = built === undefined ? null : mapBuild(built);
    return {
      bike: other,
      use: other.subcategory?.slug ?? null,
      shapes: mapFrames(other).map(({ shape }) => shape),
      isEquipped: build && build.lights && build.mudguards !== 'none',
    };
  };
  const kin = bikes.data.filter(
    (other) => other.slug !== bike.slug && hasMotor(other) === hasMotor(bike),
  );
  return sortBySimilarity(likeness(bike), kin.map(likeness)).map((other) => other.bike);
}

/**
 * For each frame shape this model is not built in, returns a similar model that is, preferably one whose first frame
 * has the shape.
 */
function shapeRelatives(bike: BikeContent, kin: readonly ListedBike[]): BikePageView['relatives'] {
  const ownShapes = new Set(mapFrames(bike).map(({ shape }) => shape));
  const shapes: readonly FrameShape[] = ['diamond', 'mixte', 'wave'];
  return shapes.flatMap((shape) => {
    if (ownShapes.has(shape)) return [];
    const relative =
      kin.find((other) => mapFrames(other)[0]?.shape === shape) ??
      kin.find((other) => mapFrames(other).some((frame) => frame.shape === shape));
    return relative === undefined ? [] : [{ slug: relative.slug, name: relative.name, shape }];
  });
}

/** Returns up to two drive groups this model is not built with, each with a similar model that is. */
function driveRelatives(
  bike: BikeContent,
  kin: readonly ListedBike[],
): BikePageView['driveRelatives'] {
  const ownGroups = new Set(mapDrivetrains(bike).map(({ group }) => group));
  const groups = new Map(
    kin.flatMap((other) =>
      filterPresent(other.transmission_group).map((term) => [term.slug, term.name] as const),
    ),
  );
  return [...groups]
    .flatMap(([group, groupName]) => {
      const relative = ownGroups.has(group)
        ? undefined
        : kin.find((other) =>
            mapDrivetrains(other).some((drivetrain) => drivetrain.group === group),
          );
      return relative === undefined
        ? []
        : [{ slug: relative.slug, name: relative.name, group, groupName }];
    })
    .slice(0, 2);
}
