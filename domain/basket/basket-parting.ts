import type { Basket, BasketShipment } from './basket';

/** The shipments of a basket that is delivered in parts; null for one that comes together. */
export function partsOf({ parting, deliveryWish }: Basket): readonly BasketShipment[] | null {
  const option = parting?.options.find(({ wish }) => wish === deliveryWish);
  return option && option.shipments.length > 1 ? option.shipments : null;
}

/** What is in a shipment, by titles; a piece of a line that is gone has none. */
export function piecesIn(
  { pieces }: BasketShipment,
  { lines }: Pick<Basket, 'lines'>,
): { title: string; amount: number }[] {
  return pieces.map(({ lineId, amount }) => ({
    amount,
    title: lines.find(({ id }) => id === lineId)?.product?.title ?? '',
  }));
}
