import 'server-only';
import { type LocalBasketLine, localBasketId } from '@/domain/basket/local-basket';
import { computeGoodsCost } from '@/domain/basket/local-basket-cost';
import { isShopFault } from '@/domain/errors/shop-fault';
import type { Language } from '@/domain/locale/language';
import { toEuros } from '@/domain/money/cents';
import type { CatalogProductFieldsFragment } from '@/graphql/generated/shop/graphql';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import type { SchemaTypes } from '@/lib/gateways/response-shape';
import { type Result, success } from '@/lib/gateways/result';
import { fetchProduct } from '@/lib/gateways/shop/catalog.gateway';
import { mapPrice } from '@/lib/gateways/shop/map-cost';
import { getNamedType } from '@/lib/gateways/shop/schema/shop-schema';
import type { WireBasket } from './basket-calls';

type WireProduct = NonNullable<WireBasket['items'][number]['product']>;

const { objects }: SchemaTypes = schemaTypes;

/** Number of products that are loaded at the same time. */
const batchSize = 10;

/** Loads the product of a line from the public catalog; null when it is not for sale. */
export async function fetchSoldProduct(
  productId: string,
  language: Language,
): Promise<Result<WireProduct | null>> {
  const found = await fetchProduct(language, productId);
  if (!found.ok) {
    const { layer, message } = found.error;
    return layer === 'graphql' && !isShopFault(message) ? success(null) : found;
  }
  const isSold = found.data.active && found.data.variants.length === 0 && !found.data.dealer;
  return success(isSold ? toWireProduct(found.data) : null);
}

/**
 * Builds the basket that the visitor's browser keeps, in the form of the shop's response, with products and prices of
 * the public catalog. Delivery and payment cost nothing, because they are unknown. Fails when a product cannot be
 * loaded.
 */
export async function buildLocalBasket(
  lines: readonly LocalBasketLine[],
  language: Language,
): Promise<Result<WireBasket>> {
  const items: WireBasket['items'] = [];
  for (let start = 0; start < lines.length; start += batchSize) {
    const batch = lines.slice(start, start + batchSize);
    const products = await Promise.all(
      batch.map(({ productId }) => fetchSoldProduct(productId, language)),
    );
    for (const [index, { productId, amount }] of batch.entries()) {
      const found = products[index];
      if (found?.ok === false) return found;
      const product = found?.data ?? null;
      items.push({ id: productId, amount, persParam: null, lastUpdateDate: null, product });
    }
  }
  const basket = {
    ...{ id: localBasketId, title: localBasketId, public: false, items, cost: toWireCost(items) },
    ...{ creationDate: null, lastUpdateDate: null, vouchers: [] },
    ...{ deliveryWish: null, deliveryEstimate: null, parting: null },
  };
  return success(addTypeNameValues(basket, 'Basket') as WireBasket);
}

function toWireProduct({
  id,
  sku,
  title,
  active,
  shortDescription,
  outlet,
  price,
  listPrice,
  stock,
  ...more
}: CatalogProductFieldsFragment): WireProduct {
  const { marmstock1, marmstockDate1, marmstock2, marmstockDate2 } = more;
  return {
    ...{ id, sku, title, active, shortDescription, outlet, price, listPrice, stock },
    ...{ marmstock1, marmstockDate1, marmstock2, marmstockDate2, category: null },
  };
}

function toWireCost(items: WireBasket['items']): WireBasket['cost'] {
  const { netCents, grossCents, vats } = computeGoodsCost(
    items.flatMap(({ product, amount }) =>
      product ? [{ price: mapPrice(product.price), amount }] : [],
    ),
  );
  return {
    productNet: { price: toEuros(netCents), vat: 0, vatValue: 0, nettoPriceMode: true },
    productGross: {
      sum: toEuros(grossCents),
      vats: vats.map(({ ratePercent, cents }) => ({
        vatRate: ratePercent,
        vatPrice: toEuros(cents),
      })),
    },
    delivery: { price: 0, vat: 0, vatValue: 0, nettoPriceMode: false },
    payment: null,
    voucher: 0,
    discount: 0,
    total: toEuros(grossCents),
  };
}

/** Adds the type names that the browser's cache needs to a value of the shop's schema. */
function addTypeNameValues(value: unknown, type: string): unknown {
  if (Array.isArray(value)) return value.map((item) => addTypeNameValues(item, type));
  const fields = objects[type];
  if (typeof value !== 'object' || value === null || !fields) return value;
  const named = Object.entries(value).map(([name, inner]) => [
    name,
    addTypeNameValues(inner, getNamedType(fields[name] ?? '')),
  ]);
  return { ...Object.fromEntries(named), __typename: type };
}
