import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import type { FrameShape } from '@/domain/picture/bike-build';
import type { BikeBySlugQuery } from '@/graphql/generated/content/graphql';
import { readBike, readBikes } from '@/lib/gateways/content/bikes.gateway';
import { readProduct, readProducts } from '@/lib/gateways/shop/catalog.gateway';
import { mapAccessoryCard } from './map-accessory';
import { mapBikeChoice, mapBuild, mapDrivetrains, mapFrames, mapTerm } from './map-bike';
import { required } from './required';
import type { AccessoryCardView, BikePageView, LabelledText } from './views';
import { present } from './wire-lists';

type BikeContent = NonNullable<BikeBySlugQuery['bikes'][number]>;

/**
 * Everything a model's page and its configuration show; null when there is no such model. Throws when the model or its
 * prices cannot be loaded; without accessories and relatives the page stands without them (ARCHITECTURE §6).
 */
export async function getBikePage(language: Language, slug: string): Promise<BikePageView | null> {
  const bike = required('content bike', await readBike(language, slug));
  if (bike === null) return null;
  const [product, accessories, relatives] = await Promise.all([
    readProduct(language, bike.productId),
    accessoriesOf(language, bike),
    relativesOf(language, bike),
  ]);
  return {
    ...mapBikeChoice(bike, required('shop bike', product)),
    claim: bike.claim,
    description: bike.description,
    metaDescription: bike.metaDescription,
    subcategory: mapTerm(bike.subcategory),
    story: mapTexts(bike.story),
    specs: mapTexts(bike.specs),
    drivetrainSpecs: Object.fromEntries(present(bike.driveTrainVariation).map(({ code, specs }) => [code, mapTexts(specs)])),
    payloadKg: bike.payloadKg,
    build: mapBuild(bike),
    accessories,
    relatives,
  };
}

function mapTexts(texts: readonly ({ title: string | null; text: string | null } | null)[]): LabelledText[] {
  return present(texts).flatMap(({ title, text }) => (title === null || text === null ? [] : [{ title, text }]));
}

async function accessoriesOf(language: Language, bike: BikeContent): Promise<AccessoryCardView[]> {
  const products = await readProducts(language, 'accessories');
  if (!products.ok) return [];
  const byId = new Map(products.data.map((product) => [product.id, product]));
  const cards = present(bike.accessories).flatMap((accessory) => {
    const product = byId.get(accessory.productId);
    const card = product === undefined ? null : mapAccessoryCard(accessory, product);
    return card ?? [];
  });
  return cards.slice(0, 4);
}

/** For each frame shape this model is not built in, the first model of the same use and drive that is. */
async function relativesOf(language: Language, bike: BikeContent): Promise<BikePageView['relatives']> {
  const bikes = await readBikes(language);
  if (!bikes.ok) return [];
  const own = new Set(mapFrames(bike).map(({ shape }) => shape));
  const hasMotor = mapDrivetrains(bike).some(({ motor }) => motor !== null);
  const others = bikes.data
    .filter((other) => other.slug !== bike.slug && mapDrivetrains(other).some(({ motor }) => motor !== null) === hasMotor)
    .sort((a, b) => Number(b.subcategory?.slug === bike.subcategory?.slug) - Number(a.subcategory?.slug === bike.subcategory?.slug));
  const shapes: readonly FrameShape[] = ['diamond', 'mixte', 'wave'];
  return shapes.flatMap((shape) => {
    const relative = own.has(shape) ? undefined : others.find((other) => mapFrames(other).some((frame) => frame.shape === shape));
    return relative === undefined ? [] : [{ slug: relative.slug, name: relative.name, shape }];
  });
}
