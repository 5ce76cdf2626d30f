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
import {
  type SplitLines,
  splitOrderLines,
  type LineQuantity,
} from '@/domain/delivery/split-shipment';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import type { IsoDay } from '@/domain/time/day';
import { type ProductModel, toStockData } from '../base/product-model';
import { getHeaviestClass } from '../delivery/delivery.service';
import type { BasketItemModel } from '../basket/basket-model';

interface PlanLine {
  item: BasketItemModel;
  product: ProductModel;
}

/** Pieces of a basket that are dispatched together. */
export interface PlannedShipment {
  /** Quantities by basket line item id. */
  lineQuantities: LineQuantity[];
  kind: ParcelKind;
  /** Estimated delivery of the shipment; null if unknown. */
  estimatedDelivery: EstimatedDelivery | null;
}

/**
 * The planned shipments of a basket for each shipment preference. `isChoice` is false if both preferences lead to the
 * same shipments.
 */
export type ShipmentPlans = Record<ShipmentMode, PlannedShipment[]> & { isChoice: boolean };

interface ShipmentRoute {
  /** The day from which the delivery is estimated. */
  from: IsoDay;
  /** Lower-case ISO code; null for pickup. */
  countryId: string | null;
}

/** Plans the shipments of a basket from the current stock and the shop's delivery rules. Reserves nothing. */
export function planShipments(lines: readonly PlanLine[], route: ShipmentRoute): ShipmentPlans {
  const whole = lines.map(({ item: { id, amount } }) => ({ id, amount }));
  const together =
    lines.length === 0 ? [] : [planned(whole, lines, route, getAvailability(lines, lines))];
  const split = together.every(({ estimatedDelivery }) => estimatedDelivery)
    ? splitQuantities(lines, route)
    : null;
  if (!split) return { together, asReady: together, isChoice: false };
  const later = getAvailability(linesOf(split.later, lines), lines);
  const asReady = [
    planned(split.now, lines, route, { kind: 'now' }),
    planned(split.later, lines, route, later),
  ];
  return { together, asReady, isChoice: true };
}

function splitQuantities(lines: readonly PlanLine[], route: ShipmentRoute): SplitLines | null {
  const available = new Map(
    lines.map(({ product: { id, stock } }) => [id, Math.max(0, stock.amount)]),
  );
  const here = lines.filter(({ product }) => (available.get(product.id) ?? 0) > 0);
  const first = computeEstimatedDelivery({
    ...route,
    availability: { kind: 'now' },
    kind: kindOf(here),
  });
  const requested = lines.map(({ item: { id, amount, productId, persParam } }) => ({
    ...{ id, amount, productId },
    requestedDay: parseRequestedDate(persParam),
    group: findLineGroup(parsePersParam(persParam))?.key ?? null,
  }));
  return first && splitOrderLines(requested, available, first.until);
}

function planned(
  quantities: LineQuantity[],
  lines: readonly PlanLine[],
  route: ShipmentRoute,
  availability: Availability,
): PlannedShipment {
  const shipmentLines = linesOf(quantities, lines);
  const kind = kindOf(shipmentLines);
  const requestedDays = shipmentLines.flatMap(
    ({ item }) => parseRequestedDate(item.persParam) ?? [],
  );
  return {
    lineQuantities: quantities,
    kind,
    estimatedDelivery: computeEstimatedDelivery({
      ...route,
      availability,
      kind,
      requestedDates: requestedDays,
    }),
  };
}

/**
 * Returns the availability of all products of a shipment together. Each product must be available in its total quantity
 * in `lines`.
 */
function getAvailability(
  shipmentLines: readonly PlanLine[],
  lines: readonly PlanLine[],
): Availability {
  return getLatestAvailability(
    shipmentLines.map(({ product: { id, stock } }) => {
      const same = lines.filter(({ product }) => product.id === id);
      const amount = same.reduce((sum, { item }) => sum + item.amount, 0);
      return getAvailabilityForQuantity(amount, toStockData(stock));
    }),
  );
}

function linesOf(quantities: readonly LineQuantity[], lines: readonly PlanLine[]): PlanLine[] {
  return lines.filter(({ item }) => quantities.some(({ id }) => id === item.id));
}

function kindOf(lines: readonly PlanLine[]): ParcelKind {
  return getHeaviestClass(lines.map(({ product }) => product.weightClass));
}
