import type { Basket, BasketCost, BasketLine, BasketProduct } from '@/domain/basket/basket';
import { chargedPrice } from '@/domain/basket/charged-price';
import { lineAvailability } from '@/domain/basket/line-availability';
import { parsePersParam } from '@/domain/basket/pers-param';
import { toCents } from '@/domain/money/cents';
import type { BasketFieldsFragment } from '@/graphql/generated/shop/graphql';
import { mapCost, mapPrice } from './map-cost';
import { mapDeliveryWish, mapParting } from './map-parting';
import { mapStock } from './map-stock';

type WireItem = BasketFieldsFragment['items'][number];

/** The wire's basket in cents, with the availability of each line computed anew (Spec §4). */
export function mapBasket(wire: BasketFieldsFragment): Basket {
  const cost = mapCost(wire.cost);
  return {
    id: wire.id,
    title: wire.title,
    isPublic: wire.public,
    creationDate: wire.creationDate,
    lastUpdateDate: wire.lastUpdateDate,
    lines: wire.items.map(mapBasketLine).map((line) => withChargedPrice(line, cost)),
    cost,
    vouchers: wire.vouchers.map(({ id, number, discount }) => ({
      id,
      number,
      discountCents: discount === null ? null : toCents(discount),
    })),
    deliveryMethod: wire.deliveryMethod ?? null,
    deliveryAddressId: wire.deliveryAddress?.id ?? null,
    deliveryCountryId: wire.deliveryAddress?.country?.id ?? null,
    payment: wire.payment ?? null,
    deliveryWish: mapDeliveryWish(wire.deliveryWish),
    parting: wire.parting && mapParting(wire.parting),
    deliveryEstimate: wire.deliveryEstimate && {
      country: wire.deliveryEstimate.country,
      price: mapPrice(wire.deliveryEstimate.price),
    },
  };
}

/** A line of the wire's basket with its availability. */
export function mapBasketLine(item: WireItem): BasketLine {
  const product = toProduct(item.product);
  return {
    id: item.id,
    amount: item.amount,
    persParam: parsePersParam(item.persParam),
    lastUpdateDate: item.lastUpdateDate,
    product,
    availability: lineAvailability(product, item.amount),
  };
}

function withChargedPrice(line: BasketLine, cost: BasketCost): BasketLine {
  const { product } = line;
  return product
    ? { ...line, product: { ...product, price: chargedPrice(product.price, cost) } }
    : line;
}

function toProduct(wire: WireItem['product']): BasketProduct | null {
  if (!wire) return null;
  return {
    id: wire.id,
    sku: wire.sku,
    title: wire.title,
    shortDescription: wire.shortDescription,
    categoryName: wire.category?.name ?? null,
    isOutlet: wire.outlet,
    price: mapPrice(wire.price),
    listPriceCents: wire.listPrice ? toCents(wire.listPrice.price) : null,
    stock: mapStock(wire),
  };
}
