import { parsePersParam, wishedDay } from '@/domain/basket/pers-param';
import {
  type Availability,
  availabilityFor,
  latestAvailability,
} from '@/domain/catalog/availability';
import { groupOf } from '@/domain/configuration/line-group';
import { type DeliveryPromise, promiseDelivery } from '@/domain/delivery/promise-delivery';
import type { ParcelKind } from '@/domain/delivery/road-days';
import { type Parted, partLines } from '@/domain/shipment/part-lines';
import type { PartingWish } from '@/domain/shipment/shipment';
import type { Pieces } from '@/domain/shipment/split-lines';
import type { IsoDay } from '@/domain/time/day';
import type { ProductModel } from '../base/product-model';
import { factsOfStock } from '../base/stock-facts';
import { heaviestClass } from '../delivery/delivery.service';
import type { BasketItemModel } from '../basket/basket-model';

interface PlanLine {
  item: BasketItemModel;
  product: ProductModel;
}

/** What of a basket leaves together. */
export interface PlannedShipment {
  /** Of its lines, by their id. */
  pieces: Pieces[];
  kind: ParcelKind;
  /** Null while nobody knows. */
  promise: DeliveryPromise | null;
}

/** How a basket is delivered by each wish; `isChoice` is false where both come to the same. */
export type DeliveryPlans = Record<PartingWish, PlannedShipment[]> & { isChoice: boolean };

interface Way {
  /** The day the promise counts from. */
  from: IsoDay;
  /** Lower-case ISO code; null when it is picked up. */
  countryId: string | null;
}

/** Plans the shipments of a basket by the house's one promise, as the stock is now. Nothing is reserved. */
export function planDelivery(lines: readonly PlanLine[], way: Way): DeliveryPlans {
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

function partedPieces(lines: readonly PlanLine[], way: Way): Parted | null {
  const shelf = new Map(lines.map(({ product: { id, stock } }) => [id, Math.max(0, stock.amount)]));
  const here = lines.filter(({ product }) => (shelf.get(product.id) ?? 0) > 0);
  const first = promiseDelivery({ ...way, availability: { kind: 'now' }, kind: kindOf(here) });
  const wishes = lines.map(({ item: { id, amount, productId, persParam } }) => ({
    ...{ id, amount, productId },
    wishedDay: wishedDay(persParam),
    group: groupOf(parsePersParam(persParam))?.key ?? null,
  }));
  return first && partLines(wishes, shelf, first.until);
}

function planned(
  pieces: Pieces[],
  lines: readonly PlanLine[],
  way: Way,
  availability: Availability,
): PlannedShipment {
  const own = linesOf(pieces, lines);
  const kind = kindOf(own);
  const wishedDays = own.flatMap(({ item }) => wishedDay(item.persParam) ?? []);
  return { pieces, kind, promise: promiseDelivery({ ...way, availability, kind, wishedDays }) };
}

/** When all pieces of the products of these lines are there. */
function whenThere(own: readonly PlanLine[], lines: readonly PlanLine[]): Availability {
  return latestAvailability(
    own.map(({ product: { id, stock } }) => {
      const same = lines.filter(({ product }) => product.id === id);
      const amount = same.reduce((sum, { item }) => sum + item.amount, 0);
      return availabilityFor(amount, factsOfStock(stock));
    }),
  );
}

function linesOf(pieces: readonly Pieces[], lines: readonly PlanLine[]): PlanLine[] {
  return lines.filter(({ item }) => pieces.some(({ id }) => id === item.id));
}

function kindOf(lines: readonly PlanLine[]): ParcelKind {
  return heaviestClass(lines.map(({ product }) => product.weightClass));
}
