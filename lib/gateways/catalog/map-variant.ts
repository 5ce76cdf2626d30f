import type { StockFacts } from '@/domain/catalog/availability';
import { parseSku } from '@/domain/catalog/sku';
import { toCents } from '@/domain/money/cents';
import { dayOfText } from '@/domain/time/day';
import type {
  CatalogProductFieldsFragment,
  CatalogVariantFieldsFragment,
} from '@/graphql/generated/shop/graphql';
import type { PackedVariant } from '@/domain/catalog/unpack-variants';
import { mapStock } from '@/lib/gateways/shop/map-stock';

/** A product's stock and incoming deliveries; days in UTC, null when the wire's time is no time. */
export function mapStockDays(product: CatalogVariantFieldsFragment): StockFacts {
  const stock = mapStock(product);
  const { marmstockDate1, marmstockDate2 } = stock;
  return { ...stock, marmstockDate1: toDay(marmstockDate1), marmstockDate2: toDay(marmstockDate2) };
}

/** What is paid and, where it differs, what is recommended; cents. */
export function mapVariantPrice(product: CatalogVariantFieldsFragment): {
  priceCents: number;
  listPriceCents: number | null;
} {
  const priceCents = toCents(product.price.price);
  const listPriceCents = product.listPrice === null ? null : toCents(product.listPrice.price);
  return { priceCents, listPriceCents: listPriceCents === priceCents ? null : listPriceCents };
}

/** The sold variants of a model as rows; what has no bicycle's sku or is not active is left out. */
export function mapVariantRows(product: CatalogProductFieldsFragment): PackedVariant[] {
  return product.variants.flatMap((variant) => {
    if (!variant.active || variant.sku === null || parseSku(variant.sku) === null) return [];
    const { priceCents, listPriceCents } = mapVariantPrice(variant);
    const stock = mapStockDays(variant);
    const row: PackedVariant = [
      variant.sku,
      variant.id,
      priceCents,
      listPriceCents,
      stock.stock,
      stock.marmstock1,
      stock.marmstockDate1,
      stock.marmstock2,
      stock.marmstockDate2,
    ];
    return [row];
  });
}

function toDay(time: string | null): string | null {
  return time === null ? null : dayOfText(time);
}
