import {
  type Availability,
  availabilityFor,
  latestAvailability,
} from '@/domain/catalog/availability';
import type { PricedLine } from '../pricing/pricing.service';
import { piecesInStock, stockRefusal, takeFromStock } from '../catalog/catalog.service';
import type { ProductStockModel } from '../base/product-model';
import type { ShopError } from '../base/errors';
import { factsOfStock } from '../base/stock-facts';
import type { TakenStock } from './order-model';

export interface StockPlan {
  /** What is left of each product after the sale, by product id. */
  left: Map<string, ProductStockModel>;
  taken: TakenStock[];
  /** When everything is there together. */
  availability: Availability;
  /** OXID's words for each product of which there are too few; nothing may be sold then. */
  refusals: ShopError[];
}

/** What selling these lines takes from the stock: shelf first, then the first and the second delivery. Lines of one product add up. */
export function planStock(lines: readonly PricedLine[]): StockPlan {
  const plan: StockPlan = {
    left: new Map(),
    taken: [],
    availability: { kind: 'now' },
    refusals: [],
  };
  for (const { product, pieces } of piecesByProduct(lines)) {
    const left = takeFromStock(product.stock, pieces);
    if (left) {
      plan.left.set(product.id, left);
      plan.taken.push(takenFrom(product.id, product.stock, left));
    } else plan.refusals.push(stockRefusal(product.id, piecesInStock(product.stock)));
    plan.availability = latestAvailability([
      plan.availability,
      availabilityFor(pieces, factsOfStock(product.stock)),
    ]);
  }
  return plan;
}

function takenFrom(
  productId: string,
  before: ProductStockModel,
  left: ProductStockModel,
): TakenStock {
  const deliveries = [
    { at: before.incoming1At, amount: (before.incoming1 ?? 0) - (left.incoming1 ?? 0) },
    { at: before.incoming2At, amount: (before.incoming2 ?? 0) - (left.incoming2 ?? 0) },
  ];
  return {
    productId,
    shelf: before.amount - left.amount,
    deliveries: deliveries.flatMap(({ at, amount }) =>
      at === null || amount === 0 ? [] : [{ at, amount }],
    ),
  };
}

function piecesByProduct(lines: readonly PricedLine[]) {
  const byId = new Map<string, { product: NonNullable<PricedLine['product']>; pieces: number }>();
  for (const { product, item } of lines) {
    if (product)
      byId.set(product.id, { product, pieces: (byId.get(product.id)?.pieces ?? 0) + item.amount });
  }
  return byId.values();
}
