import { promiseDelivery } from '@/domain/delivery/promise-delivery';
import { kindOfSkus } from '@/domain/delivery/road-days';
import type { OrderChange } from '@/domain/order/order-change';
import { dayInBerlin, daysBetween, type IsoDay } from '@/domain/time/day';
import type { ShopServices } from '../shop/base/context';
import type { OrderModel } from '../shop/order/order-model';
import { findOrderItems } from '../shop/order/order.service';
import { type DayMove, findMoves } from './day-moves.repository';
import { type FasterArticle, findFasterArticle } from './faster-article';

/** Dealers may cancel free of charge when a day moves by more than this many days (their terms). */
const dealersBearDays = 14;

/** What a buyer sees of the last change of an order's days, and what they may answer; null when they never moved. */
export async function viewChange(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  order: OrderModel,
  language: 'de' | 'en',
): Promise<OrderChange | null> {
  const move = (await findMoves(db, order.id)).at(-1);
  const [item] = await findOrderItems(db, order);
  if (!move || !item) return null;
  const until = dayInBerlin(order.expectedAt ?? move.newAt);
  const canAnswer = isAnswerable(order, move);
  const article = canAnswer
    ? await findFasterArticle(db, item, {
        ...{ language, beforeAt: move.newAt, isForDealer: order.isNet },
      })
    : null;
  const days = article && arrivalOf(article, order, dayInBerlin(clock.now()));
  return {
    orderNumber: order.orderNumber,
    title: item.title,
    isCancelled: order.cancelled,
    former: dayInBerlin(move.formerAt),
    from: order.expectedFromAt === null ? until : dayInBerlin(order.expectedFromAt),
    until,
    answer: move.answer,
    isOpen: canAnswer,
    canCancel: canAnswer && maybeCancelled(order, move),
    faster: article && days && days.until < until ? { ...pick(article), ...days } : null,
  };
}

/** True when an answer still changes something: the days are later ones, and nothing has left or was cancelled. */
export function isAnswerable(order: OrderModel, move: DayMove): boolean {
  return !order.cancelled && order.dispatchedAt === null && move.newAt > move.formerAt;
}

/** True when the buyer may cancel because of it. */
export function maybeCancelled({ isNet }: OrderModel, { formerAt, newAt }: DayMove): boolean {
  return !isNet || daysBetween(dayInBerlin(formerAt), dayInBerlin(newAt)) > dealersBearDays;
}

function arrivalOf({ sku, availability }: FasterArticle, order: OrderModel, today: IsoDay) {
  return promiseDelivery({
    availability,
    from: today,
    kind: kindOfSkus([sku]),
    countryId: (order.deliveryAddress ?? order.invoiceAddress).countryId,
  });
}

function pick({ sku, title, shortDescription }: FasterArticle) {
  return { sku, title, shortDescription };
}
