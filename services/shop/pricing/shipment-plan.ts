import { parsePersParam, parseRequestedDate } from '@/domain/basket/pers-param';
import {
  type Availability,
  getAvailabilityForQuantity,
  getLatestAvailability,
} from '@/domain/availability/availability';
import { findLineGroup } from '@/domain/configurator/line-group';
import {
  type EstimatedDelivery,
  computeEstimatedDelivery,
} from '@/domain/delivery/estimated-delivery';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import { type SplitLines, splitOrderLines } from '@/domain/delivery/split-shipment';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import type { LineQuantity } from '@/domain/delivery/split-shipment';
import type { IsoDay } from '@/domain/time/day';
import type { ProductModel } from '../base/product-model';
import { toStockFacts } from '../base/product-model';
import { getHeaviestClass } from '../delivery/delivery.service';
import type { BasketItemModel } from '../basket/basket-model';

interface PlanLine {
  item: BasketItemModel;
  product: ProductModel;
}

/** What of a basket leaves together. */
export interface PlannedShipment {
  /** Of its lines, by their id. */
  pieces: LineQuantity[];
  kind: ParcelKind;
  /** Null while nobody knows. */
  promise: EstimatedDelivery | null;
}

/** How a basket is delivered by each wish; `isChoice` is false where both come to the same. */
export type ShipmentPlans = Record<ShipmentMode, PlannedShipment[]> & { isChoice: boolean };

interface ShipmentRoute {
  /** The day the promise counts from. */
  from: IsoDay;
  /** Lower-case ISO code; null when it is picked up. */
  countryId: string | null;
}

/** Plans the shipments of a basket by the house's one promise, as the stock is now. Nothing is reserved. */
export function planShipments(lines: readonly PlanLine[], way: ShipmentRoute): ShipmentPlans {
  const whole = lines.map(({ item: { id, amount } }) => ({ id, amount }));
  const together = lines.length === 0 ? [] : [planned(whole, lines, way, whenThere(lines, lines))];
  const parted = together.every(({ promise }) => promise) ? partedPieces(lines, way) : null;
  if (!parted) return { together, asReady: together, isChoice: false };
  const later = whenThere(linesOf(parted.later, lines), lines);
  const asReady = [
    planned(parted.now, lines, way, { kind: 'now' }),
    planned(parted.later, lines, way, later),
  ];
  return { together, asReady, isChoice: true };
}

function partedPieces(lines: readonly PlanLine[], way: ShipmentRoute): SplitLines | null {
  const shelf = new Map(lines.map(({ product: { id, stock } }) => [id, Math.max(0, stock.amount)]));
  const here = lines.filter(({ product }) => (shelf.get(product.id) ?? 0) > 0);
  const first = computeEstimatedDelivery({
    ...way,
    availability: { kind: 'now' },
    kind: kindOf(here),
  });
  const wishes = lines.map(({ item: { id, amount, productId, persParam } }) => ({
    ...{ id, amount, productId },
    wishedDay: parseRequestedDate(persParam),
    group: findLineGroup(parsePersParam(persParam))?.key ?? null,
  }));
  return first && splitOrderLines(wishes, shelf, first.until);
}

function planned(
  pieces: LineQuantity[],
  lines: readonly PlanLine[],
  way: ShipmentRoute,
  availability: Availability,
): PlannedShipment {
  const own = linesOf(pieces, lines);
  const kind = kindOf(own);
  const wishedDays = own.flatMap(({ item }) => parseRequestedDate(item.persParam) ?? []);
  return {
    pieces,
    kind,
    promise: computeEstimatedDelivery({ ...way, availability, kind, requestedDates: wishedDays }),
  };
}

/** When all pieces of the products of these lines are there. */
function whenThere(own: readonly PlanLine[], lines: readonly PlanLine[]): Availability {
  return getLatestAvailability(
    own.map(({ product: { id, stock } }) => {
      const same = lines.filter(({ product }) => product.id === id);
      const amount = same.reduce((sum, { item }) => sum + item.amount, 0);
      return getAvailabilityForQuantity(amount, toStockFacts(stock));
    }),
  );
}

function linesOf(pieces: readonly LineQuantity[], lines: readonly PlanLine[]): PlanLine[] {
  return lines.filter(({ item }) => pieces.some(({ id }) => id === item.id));
}

function kindOf(lines: readonly PlanLine[]): ParcelKind {
  return getHeaviestClass(lines.map(({ product }) => product.weightClass));
}
