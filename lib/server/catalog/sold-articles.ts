import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { type ListedAccessory, readAccessories } from '@/lib/gateways/content/accessories.gateway';
import {
  type BikeEquipment,
  type ListedBike,
  readBikeEquipment,
  readBikes,
} from '@/lib/gateways/content/bikes.gateway';
import { readProducts } from '@/lib/gateways/shop/catalog.gateway';
import { required } from '@/lib/server/required';

/** What the shop sells of something, with all of its variants. */
type Product = Extract<Awaited<ReturnType<typeof readProducts>>, { ok: true }>['data'][number];

interface SoldBike {
  readonly bike: ListedBike;
  readonly product: Product;
}

/** Every model that editors tell of and the shop sells, in the maker's order. Throws when content or shop cannot answer. */
export async function readSoldBikes(language: Language): Promise<SoldBike[]> {
  const [content, shop] = await Promise.all([readBikes(language), readProducts(language, 'bikes')]);
  const bikes = new Map(required(content, 'content bikes').map((bike) => [bike.productId, bike]));
  return required(shop, 'shop bikes').flatMap((product) => {
    const bike = bikes.get(product.id);
    return bike === undefined ? [] : [{ bike, product }];
  });
}

/** The same with how each model is built and measured. */
export async function readEquippedBikes(
  language: Language,
): Promise<(SoldBike & { readonly equipped: BikeEquipment })[]> {
  const [sold, equipment] = await Promise.all([
    readSoldBikes(language),
    readBikeEquipment(language),
  ]);
  const built = new Map(required(equipment, 'bike equipment').map((bike) => [bike.slug, bike]));
  return sold.flatMap((each) => {
    const equipped = built.get(each.bike.slug);
    return equipped === undefined ? [] : [{ ...each, equipped }];
  });
}

/** Every accessory that editors tell of and the shop sells, in the editors' order. Throws when content or shop cannot answer. */
export async function readSoldAccessories(
  language: Language,
): Promise<{ readonly accessory: ListedAccessory; readonly product: Product }[]> {
  const [content, shop] = await Promise.all([
    readAccessories(language),
    readProducts(language, 'accessories'),
  ]);
  const products = new Map(
    required(shop, 'shop accessories').map((product) => [product.id, product]),
  );
  return required(content, 'content accessories').flatMap((accessory) => {
    const product = products.get(accessory.productId);
    return product === undefined ? [] : [{ accessory, product }];
  });
}
