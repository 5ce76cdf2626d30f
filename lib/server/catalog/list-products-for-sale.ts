import 'server-only';
import type { Language } from '@/domain/locale/language';
import { type ListedAccessory, fetchAccessories } from '@/lib/gateways/content/accessories.gateway';
import {
  type BikeEquipment,
  type ListedBike,
  fetchBikeEquipment,
  fetchBikes,
} from '@/lib/gateways/content/bikes.gateway';
import { fetchProducts } from '@/lib/gateways/shop/catalog.gateway';
import { getResultData } from '@/lib/gateways/result';

/** A product as the shop sells it, with all variants. */
type Product = Extract<Awaited<ReturnType<typeof fetchProducts>>, { ok: true }>['data'][number];

interface SoldBike {
  readonly bike: ListedBike;
  readonly product: Product;
}

/**
 * Lists every model that has content and that the shop sells, in the manufacturer's order. Throws when the content
 * service or the shop fails.
 */
export async function listBikesForSale(language: Language): Promise<SoldBike[]> {
  const [content, shop] = await Promise.all([
    fetchBikes(language),
    fetchProducts(language, 'bikes'),
  ]);
  const bikes = new Map(
    getResultData(content, 'content bikes').map((bike) => [bike.productId, bike]),
  );
  return getResultData(shop, 'shop bikes').flatMap((product) => {
    const bike = bikes.get(product.id);
    return bike === undefined ? [] : [{ bike, product }];
  });
}

/** Lists the models of `listBikesForSale` with equipment and geometry. */
export async function listBikesWithEquipment(
  language: Language,
): Promise<(SoldBike & { readonly equipped: BikeEquipment })[]> {
  const [sold, equipment] = await Promise.all([
    listBikesForSale(language),
    fetchBikeEquipment(language),
  ]);
  const built = new Map(
    getResultData(equipment, 'bike equipment').map((bike) => [bike.slug, bike]),
  );
  return sold.flatMap((each) => {
    const equipped = built.get(each.bike.slug);
    return equipped === undefined ? [] : [{ ...each, equipped }];
  });
}

/**
 * Lists every accessory that has content and that the shop sells, in the editors' order. Throws when the content
 * service or the shop fails.
 */
export async function listAccessoriesForSale(
  language: Language,
): Promise<{ readonly accessory: ListedAccessory; readonly product: Product }[]> {
  const [content, shop] = await Promise.all([
    fetchAccessories(language),
    fetchProducts(language, 'accessories'),
  ]);
  const products = new Map(
    getResultData(shop, 'shop accessories').map((product) => [product.id, product]),
  );
  return getResultData(content, 'content accessories').flatMap((accessory) => {
    const product = products.get(accessory.productId);
    return product === undefined ? [] : [{ accessory, product }];
  });
}
