import { inTransaction } from '../database/database';
import type { ProductStockModel } from '../shop/base/product-model';
import { regularPrice, type ProductSeed } from '../shop/seed/product-seed';
import { writeProducts } from '../shop/seed/write-products';
import type { TestShop } from './test-shop';

type Wish = Partial<Omit<ProductSeed, 'stock' | 'price'>> & {
  stock?: number | Partial<ProductStockModel>;
  uvpCents?: number;
  hekCents?: number;
};

let count = 0;

/** Puts a product into the shop: a bike of 2,000 EUR (HEK 1,000 EUR net) of which five are in stock, unless told otherwise. */
export async function aProduct(shop: TestShop, wish: Wish = {}): Promise<string> {
  const { stock = 5, uvpCents = 200_000, hekCents = 100_000, ...product } = wish;
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
    price: regularPrice(uvpCents, hekCents, shop.clock.now()),
  };
  await inTransaction(shop.db, (trx) => writeProducts(trx, [seed]));
  return id;
}
