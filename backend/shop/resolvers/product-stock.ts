import type { ProductStockModel } from '../base/product-model';

const fewLeft = 2;

/** Pieces that can be handed out now: what is on the shelf and what deliveries due by now have brought (Spec §3, calculatedStock). */
export function calculatedStock(stock: ProductStockModel, now: number): number {
  return (
    stock.amount +
    deliveries(stock)
      .filter(({ at }) => at <= now)
      .reduce((sum, { amount }) => sum + amount, 0)
  );
}

/** The day, in epoch milliseconds, on which there will be pieces again. Null when there are some, or none is known to come. */
export function restockAt(stock: ProductStockModel, now: number): number | null {
  if (calculatedStock(stock, now) > 0) return null;
  return deliveries(stock).find(({ at }) => at > now)?.at ?? null;
}

/** OXID's traffic light: 0 in stock, 1 few left, -1 none. */
export function stockStatus(amount: number): number {
  if (amount <= 0) return -1;
  return amount <= fewLeft ? 1 : 0;
}

function deliveries({
  incoming1,
  incoming1At,
  incoming2,
  incoming2At,
}: ProductStockModel): { amount: number; at: number }[] {
  return [
    { amount: incoming1, at: incoming1At },
    { amount: incoming2, at: incoming2At },
  ].filter(
    (delivery): delivery is { amount: number; at: number } =>
      delivery.at !== null && (delivery.amount ?? 0) > 0,
  );
}
