import { inTransaction } from '../database/database';
import type { ProductStockModel } from '../shop/base/product-model';
import { buildRegularPrice, type ProductSeed } from '../shop/seed/product-seed';
import { insertProducts } from '../shop/seed/seed-products';
import type { TestShop } from './test-shop';

type ProductFixtureOptions = Partial<Omit<ProductSeed, 'stock' | 'price'>> & {
  stock?: number | Partial<ProductStockModel>;
  uvpCents?: number;
  hekCents?: number;
};

let count = 0;

/** Inserts a product: by default a bike of 2,000 EUR (purchase price 1,000 EUR net) with five in stock. */
export async function createProductFixture(
  shop: TestShop,
  options: ProductFixtureOptions = {},
): Promise<string> {
  const { stock = 5, uvpCents = 200_000, hekCents = 100_000, ...product } = options;
  count += 1;
  const id = product.id ?? `P${count}`;
  const none = {
    amount: 0,
    incoming1: null,
    incoming1At: null,
    incoming2: null,
    incoming2At: null,
  };
  const text = {
    title: `Rad ${id}`,
    shortDescription: 'Ein Rad',
    longDescription: '',
    variantLabels: [],
    variantValues: [],
  };
  const seed: ProductSeed = {
    parentId: null,
    sku: id,
    outlet: false,
    position: count,
    weightClass: 'bike',
    b2bOnly: false,
    texts: { de: text, en: { ...text, title: `Bike ${id}` } },
    categoryIds: [],
    ...product,
    id,
    stock: { ...none, ...(typeof stock === 'number' ? { amount: stock } : stock) },
    price: buildRegularPrice(uvpCents, hekCents, shop.clock.now()),
  };
  await inTransaction(shop.db, (trx) => insertProducts(trx, [seed]));
  return id;
}
