import { computeEstimatedDelivery } from '@/domain/delivery/estimated-delivery';
import { getParcelKind } from '@/domain/delivery/transit-days';
import type { OrderChange, OrderChangeResponse } from '@/domain/order/order-change';
import { toBerlinDay, computeDaysBetween, type IsoDay } from '@/domain/time/day';
import type { ShopServices } from '../shop/base/shop-context';
import type { OrderModel } from '../shop/order/order-model';
import { listOrderItems, findOrder } from '../shop/order/order.repository';
import {
  type StoredDeliveryDateChange,
  listDeliveryDateChanges,
  saveChangeResponse,
} from './delivery-date-change.repository';
import { type EarlierAlternativeOffer, findEarlierAlternative } from './earlier-alternatives';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { inTransaction } from '../database/database';
import { getBrand } from '../database/settings';
import { enqueueEmail } from '../mail/outbox';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { OrderUpdateError } from '../shop/order/select-shipments';
import { deliveryDateChangeMessages } from './delivery-date-change-email';

/** Days of delay above which dealers may cancel free of charge, according to the dealers' terms. */
const dealersBearDays = 14;

/** Returns the last change of an order's estimated delivery with the buyer's options, or null when it never changed. */
export async function findDeliveryDateChangeView(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  order: OrderModel,
  language: 'de' | 'en',
): Promise<OrderChange | null> {
  const move = (await listDeliveryDateChanges(db, order.id)).at(-1);
  const [item] = await listOrderItems(db, order);
  if (!move || !item) return null;
  const until = toBerlinDay(order.expectedAt ?? move.newAt);
  const canAnswer = canRespond(order, move);
  const article = canAnswer
    ? await findEarlierAlternative(db, item, {
        ...{ language, beforeAt: move.newAt, isForDealer: order.isNet },
      })
    : null;
  const days = article && arrivalOf(article, order, toBerlinDay(clock.now()));
  return {
    orderNumber: order.orderNumber,
    title: item.title,
    isCancelled: order.cancelled,
    former: toBerlinDay(move.formerAt),
    from: order.expectedFromAt === null ? until : toBerlinDay(order.expectedFromAt),
    until,
    answer: move.answer,
    isOpen: canAnswer,
    canCancel: canAnswer && canCancel(order, move),
    faster: article && days && days.until < until ? { ...pick(article), ...days } : null,
  };
}

/** Checks whether the buyer can still respond: the new day is later, and the order is neither shipped nor canceled. */
function canRespond(order: OrderModel, move: StoredDeliveryDateChange): boolean {
  return !order.cancelled && order.dispatchedAt === null && move.newAt > move.formerAt;
}

/** Checks whether the change entitles the buyer to cancel. */
function canCancel({ isNet }: OrderModel, { formerAt, newAt }: StoredDeliveryDateChange): boolean {
  return !isNet || computeDaysBetween(toBerlinDay(formerAt), toBerlinDay(newAt)) > dealersBearDays;
}

function arrivalOf(
  { sku, availability }: EarlierAlternativeOffer,
  order: OrderModel,
  today: IsoDay,
) {
  return computeEstimatedDelivery({
    availability,
    from: today,
    kind: getParcelKind([sku]),
    countryId: (order.deliveryAddress ?? order.invoiceAddress).countryId,
  });
}

function pick({ sku, title, shortDescription }: EarlierAlternativeOffer) {
  return { sku, title, shortDescription };
}

type Services = Pick<ShopServices, 'db' | 'clock'>;

/**
 * Carries out the buyer's response to the last change: keeps the order, requests the faster alternative from the team,
 * or cancels the order with restocking and refund. A repeated response has no further effect. Returns false when the
 * response is no longer possible.
 */
export async function handleChangeResponse(
  services: Services,
  orderId: string,
  answer: OrderChangeResponse,
): Promise<boolean> {
  const { db, clock } = services;
  const order = await findOrder(db, orderId);
  const move = (await listDeliveryDateChanges(db, orderId)).at(-1);
  if (!order || !move) return false;
  if (move.answer === answer) return true;
  if (!canRespond(order, move) || (move.answer === 'faster' && answer === 'keep')) return false;
  if (answer === 'cancel' && !(await cancel(services, order, move))) return false;
  if (answer === 'faster' && !(await askForFaster(services, order, move))) return false;
  await saveChangeResponse(db, move.id, answer, clock.now());
  return true;
}

async function cancel(
  services: Services,
  order: OrderModel,
  move: StoredDeliveryDateChange,
): Promise<boolean> {
  if (!canCancel(order, move)) return false;
  const { orderNumber } = order;
  try {
    await updateOrderProgress(services, {
      ...{ orderNumber, step: 'cancelled', isPaid: false, trackingNumber: null, expectedAt: null },
    });
    return true;
  } catch (error) {
    if (error instanceof OrderUpdateError) return false;
    throw error;
  }
}

/**
 * Emails the team that the buyer wants the alternative that is available earlier. The team changes and confirms the
 * order by hand. Returns false when there is no such alternative.
 */
function askForFaster(
  { db, clock }: Services,
  order: OrderModel,
  move: StoredDeliveryDateChange,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const [item] = await listOrderItems(trx, order);
    const article =
      item &&
      (await findEarlierAlternative(trx, item, {
        ...{ language: 'de', beforeAt: move.newAt, isForDealer: order.isNet },
      }));
    if (!article) return false;
    const brand = await getBrand(trx);
    const words = deliveryDateChangeMessages.de.alternativeRequest;
    const { email, firstName, lastName } = order.invoiceAddress;
    const content = {
      language: 'de' as const,
      subject: words.subject(order.orderNumber),
      headline: words.headline,
      paragraphs: [words.text(order.orderNumber, item.title)],
      facts: [
        { label: words.wanted, value: `${article.title}, ${article.sku}` },
        { label: words.buyer, value: `${firstName} ${lastName}, ${toDisplayEmail(email)}` },
      ],
    };
    const mail = {
      key: `order-faster:${move.id}`,
      recipient: brand.email,
      replyTo: email,
      content,
    };
    await enqueueEmail(trx, mail, brand, clock.now());
    return true;
  });
}
