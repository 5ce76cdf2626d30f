import {
  type SplitShipmentOptions,
  type Basket,
  type BasketCost,
  type BasketLine,
  type BasketProduct,
  getChargedPrice,
  computeLineAvailability,
} from '@/domain/basket/basket';
import { toExpectedDays } from '@/domain/delivery/expected-delivery';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import type {
  BasketFieldsFragment,
  DeliveryWish,
  AvailabilityFieldsFragment,
} from '@/graphql/generated/shop/graphql';
import { mapCountry } from './map-country';
import { mapPrice, mapCost } from './map-cost';
import type { StockData } from '@/domain/availability/availability';
import { parsePersParam } from '@/domain/basket/pers-param';
import { toCents } from '@/domain/money/cents';

/** Maps the shop's shipment preference. An unknown value becomes one shipment. */
function mapShipmentPreference(wire: DeliveryWish | null): ShipmentMode {
  return wire === 'AS_READY' ? 'asReady' : 'together';
}

/** Maps a shipment mode to the shop's enum value. */
export function toShipmentModeInput(preference: ShipmentMode): DeliveryWish {
  return preference === 'asReady' ? 'AS_READY' : 'TOGETHER';
}

/** Maps the shipment options with their cost in cents and the delivery days of each shipment. */
function mapSplitShipment({
  country,
  options,
}: NonNullable<BasketFieldsFragment['parting']>): SplitShipmentOptions {
  return {
    country: country && mapCountry(country),
    options: options.map(({ wish, delivery, shipments }) => ({
      mode: mapShipmentPreference(wish),
      delivery: mapPrice(delivery),
      shipments: shipments.map(({ expected, expectedFrom, items }) => ({
        days: toExpectedDays(expectedFrom, expected),
        pieces: items.map(({ basketItemId: lineId, amount }) => ({ lineId, amount })),
      })),
    })),
  };
}

type WireStock = Pick<
  AvailabilityFieldsFragment,
  'stock' | 'marmstock1' | 'marmstockDate1' | 'marmstock2' | 'marmstockDate2'
>;

/**
 * Maps the stock of a product (Specification §3). From its day on, a restock counts as stock (computeStock) and no
 * longer as a restock. If the shop sends only a restock day, one piece is expected on this day.
 */
export function mapStock(wire: WireStock): StockData {
  const { stock, restockDate, calculatedStock, calculatedRestockDate } = wire.stock;
  const arrived = Math.max(0, (calculatedStock ?? stock) - stock);
  const isFirstHere = arrived > 0 && arrived >= (wire.marmstock1 ?? 0);
  const isSecondHere = arrived > 0 && arrived >= (wire.marmstock1 ?? 0) + (wire.marmstock2 ?? 0);
  const restocked = calculatedRestockDate ?? restockDate;
  if (wire.marmstockDate1 === null && wire.marmstockDate2 === null && restocked !== null)
    return {
      stock: stock + arrived,
      ...{ marmstock1: wire.marmstock1 ?? 1, marmstockDate1: restocked },
      ...{ marmstock2: null, marmstockDate2: null },
    };
  return {
    stock: stock + arrived,
    marmstock1: isFirstHere ? null : wire.marmstock1,
    marmstockDate1: isFirstHere ? null : wire.marmstockDate1,
    marmstock2: isSecondHere ? null : wire.marmstock2,
    marmstockDate2: isSecondHere ? null : wire.marmstockDate2,
  };
}

type WireItem = BasketFieldsFragment['items'][number];

/** Maps a basket, with amounts in cents, and recomputes the availability of each line (Specification §4). */
export function mapBasket(wire: BasketFieldsFragment): Basket {
  const lines = wire.items.map(mapBasketLine);
  const cost = withNetMode(mapCost(wire.cost), wire, lines);
  return {
    id: wire.id,
    title: wire.title,
    isPublic: wire.public,
    creationDate: wire.creationDate,
    lastUpdateDate: wire.lastUpdateDate,
    lines: lines.map((line) => withChargedPrice(line, cost)),
    cost,
    vouchers: (wire.vouchers ?? []).map(({ id, number, discount }) => ({
      id,
      number,
      discountCents: discount === null ? null : toCents(discount),
    })),
    deliveryMethod: wire.deliveryMethod ?? null,
    deliveryAddressId: wire.deliveryAddress?.id ?? null,
    deliveryCountryId: wire.deliveryAddress?.country?.isoAlpha2.toLowerCase() ?? null,
    payment: wire.payment ?? null,
    shipmentMode: mapShipmentPreference(wire.deliveryWish),
    shipmentOptions: wire.parting && mapSplitShipment(wire.parting),
    deliveryEstimate: wire.deliveryEstimate && {
      country: wire.deliveryEstimate.country && mapCountry(wire.deliveryEstimate.country),
      price: mapPrice(wire.deliveryEstimate.price),
    },
  };
}

/** Maps a basket line with its availability. */
export function mapBasketLine(item: WireItem): BasketLine {
  const product = toProduct(item.product);
  return {
    id: item.id,
    amount: item.amount,
    persParam: parsePersParam(item.persParam ?? ''),
    lastUpdateDate: item.lastUpdateDate,
    product,
    availability: computeLineAvailability(product, item.amount),
  };
}

/**
 * Takes the mode of the delivery costs from the goods where the shop does not tell it: costs of zero do not show whether
 * VAT comes on top.
 */
function withNetMode(
  cost: BasketCost,
  wire: BasketFieldsFragment,
  lines: readonly BasketLine[],
): BasketCost {
  if (wire.cost.delivery.nettoPriceMode !== null || cost.delivery.vatCents !== 0) return cost;
  const isNet = lines.some(({ product }) => product?.price.isNet);
  return { ...cost, delivery: { ...cost.delivery, isNet } };
}

function withChargedPrice(line: BasketLine, cost: BasketCost): BasketLine {
  const { product } = line;
  return product
    ? { ...line, product: { ...product, price: getChargedPrice(product.price, cost) } }
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
    isOutlet: wire.outlet ?? false,
    price: mapPrice(wire.price),
    listPriceCents: wire.listPrice ? toCents(wire.listPrice.price) : null,
    stock: mapStock(wire),
  };
}
