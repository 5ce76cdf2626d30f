import { type Basket, type BasketLine, showsNetPrices } from '../basket/basket';
import type { TagBasket, TagItem } from './tag-event';

/** The basket's sold lines for the tag system. A b2b customer's prices are left out: they are nobody else's business. */
export function basketForTags(basket: Basket): TagBasket {
  const isB2b = showsNetPrices(basket);
  const items = basket.lines.flatMap((line) => toTagItem(line, line.amount));
  const coupon = basket.vouchers.map(({ number }) => number).join(',');
  return {
    items,
    valueCents: isB2b ? null : valueOfItems(items),
    ...(coupon && { coupon }),
  };
}

/** One line with an amount of its own; none when its product is no longer sold. */
export function toTagItem({ product }: BasketLine, quantity: number): TagItem[] {
  if (!product) return [];
  return [
    {
      id: product.sku ?? product.id,
      name: product.title,
      ...(product.categoryName && { category: product.categoryName }),
      ...(product.shortDescription && { variant: product.shortDescription }),
      priceCents: product.price.isNet ? null : product.price.cents,
      quantity,
    },
  ];
}

/** What the pieces cost together; null as soon as one price is not to be told. */
export function valueOfItems(items: readonly TagItem[]): number | null {
  return items.reduce<number | null>(
    (sum, { priceCents, quantity }) =>
      sum === null || priceCents === null ? null : sum + priceCents * quantity,
    0,
  );
}
