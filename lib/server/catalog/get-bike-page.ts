import 'server-only';
import { isPresaleSlug } from '@/domain/catalog/presale';
import { findRelatedModels, type ModelTraits } from '@/domain/catalog/related-models';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import type { Language } from '@/domain/locale/language';
import { type CloseUp, parseCloseUps } from '@/lib/platform/media/close-ups';
import {
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
  hasMotor,
  mapBikeChoice,
  mapBuild,
  mapModelTraits,
  mapTaxonomyTerm,
} from '@/lib/gateways/catalog/map-bike';
import { mapImage } from '@/lib/gateways/content/map-image';
import { mapProductSafety } from '@/lib/gateways/catalog/map-product';
import { filterPresent, getResultData } from '@/lib/gateways/result';
import type { AccessoryCardView } from '@/lib/platform/views/accessory-view';
import type { BikePageView, BikeStoryChapterView } from '@/lib/platform/views/bike-view';
import { toLabeledTexts } from './product-attributes';
import { getStalePriceTime } from './stale-prices';

/**
 * Loads everything that the page of a model and its configuration page show. Null for an unknown model and for presale
 * models. Throws when the model or its prices cannot be loaded. Accessories and related models that cannot be loaded
 * are left out.
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
  const closeUps = parseCloseUps(bike.closeUps);
  const [shop, accessories, models, pictures] = await Promise.all([
    read(bike.productId),
    listBikeAccessories(language, bike),
    listModelTraits(language),
    findBikePictures(language, bike.slug, closeUps),
  ]);
  const product = getResultData(shop, 'shop bike');
  if (product === null) return null;
  const choice = mapBikeChoice(bike, product, pictures);
  const build = mapBuild(bike);
  const related = findRelatedModels(mapModelTraits(bike, build), models);
  return {
    ...choice,
    productId: bike.productId,
    pricesSince: getStalePriceTime(shop),
    claim: addNonBreakingSpaces(bike.claim),
    description: addNonBreakingSpaces(bike.description),
    metaTitle: bike.metaTitle,
    metaDescription: bike.metaDescription,
    shareImage: mapImage(bike.metaImage),
    subcategory: mapTaxonomyTerm(bike.subcategory),
    story: mapChapters(bike.story, closeUps),
    brandName: bike.brand?.name ?? null,
    safety: mapProductSafety(bike, hasMotor(choice.drivetrains)),
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
    build,
    accessories,
    relatives: related.byShape,
    driveRelatives: related.byDriveGroup,
  };
}

/**
 * Maps the chapters of a model's story, each with the close-up at the same index. Leaves out chapters without title or
 * text, with their close-ups.
 */
function mapChapters(
  chapters: BikeContent['story'],
  closeUps: readonly (CloseUp | null)[],
): BikeStoryChapterView[] {
  return chapters.flatMap((chapter, index) =>
    toLabeledTexts([chapter]).map((words) => ({ ...words, closeUp: closeUps[index] ?? null })),
  );
}

/** Lists at most four accessories of a model that are sold; empty if they cannot be loaded. */
async function listBikeAccessories(
  language: Language,
  bike: BikeContent,
): Promise<AccessoryCardView[]> {
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

/** Lists all models with the properties by which related models are selected. */
async function listModelTraits(language: Language): Promise<ModelTraits[]> {
  const [bikes, equipment] = await Promise.all([
    fetchBikes(language),
    fetchBikeEquipment(language),
  ]);
  if (!bikes.ok) return [];
  const builds = new Map(
    equipment.ok ? equipment.data.map((bike) => [bike.slug, mapBuild(bike)]) : [],
  );
  return bikes.data.map((bike) => mapModelTraits(bike, builds.get(bike.slug) ?? null));
}
