import { shownEmail } from '@/domain/customer/shown-email';
import type { ChangeAnswer } from '@/domain/order/order-change';
import { inTransaction } from '../database/database';
import { readBrand } from '../mail/brand';
import { enqueueLetter } from '../mail/enqueue-letter';
import type { ShopServices } from '../shop/base/context';
import type { OrderModel } from '../shop/order/order-model';
import { findOrder, findOrderItems, moveOrder, OrderMoveError } from '../shop/order/order.service';
import { dayMoveWords } from './day-move-words';
import { type DayMove, findMoves, saveAnswer } from './day-moves.repository';
import { findFasterArticle } from './faster-article';
import { isAnswerable, maybeCancelled } from './view-change';

type Services = Pick<ShopServices, 'db' | 'clock'>;

/**
 * Does what a buyer answers to the last change of their days: keeps the order, asks the house for the faster article, or cancels the
 * order, which gives its pieces and its money back. The same answer again does nothing more. False when it cannot be done any more.
 */
export async function answerChange(
  services: Services,
  orderId: string,
  answer: ChangeAnswer,
): Promise<boolean> {
  const { db, clock } = services;
  const order = await findOrder(db, orderId);
  const move = (await findMoves(db, orderId)).at(-1);
  if (!order || !move) return false;
  if (move.answer === answer) return true;
  if (!isAnswerable(order, move) || (move.answer === 'faster' && answer === 'keep')) return false;
  if (answer === 'cancel' && !(await cancel(services, order, move))) return false;
  if (answer === 'faster' && !(await askForFaster(services, order, move))) return false;
  await saveAnswer(db, move.id, answer, clock.now());
  return true;
}

async function cancel(services: Services, order: OrderModel, move: DayMove): Promise<boolean> {
  if (!maybeCancelled(order, move)) return false;
  const { orderNumber } = order;
  try {
    await moveOrder(services, {
      ...{ orderNumber, step: 'cancelled', isPaid: false, trackingNumber: null, expectedAt: null },
    });
    return true;
  } catch (error) {
    if (error instanceof OrderMoveError) return false;
    throw error;
  }
}

/** The house changes the order and confirms it, so it is told at once. */
function askForFaster({ db, clock }: Services, order: OrderModel, move: DayMove): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const [item] = await findOrderItems(trx, order);
    const article =
      item &&
      (await findFasterArticle(trx, item, {
        ...{ language: 'de', beforeAt: move.newAt, isForDealer: order.isNet },
      }));
    if (!article) return false;
    const brand = await readBrand(trx);
    const words = dayMoveWords.de.wish;
    const { email, firstName, lastName } = order.invoiceAddress;
    const letter = {
      language: 'de' as const,
      subject: words.subject(order.orderNumber),
      headline: words.headline,
      paragraphs: [words.text(order.orderNumber, item.title)],
      facts: [
        { label: words.wanted, value: `${article.title}, ${article.sku}` },
        { label: words.buyer, value: `${firstName} ${lastName}, ${shownEmail(email)}` },
      ],
    };
    const mail = { key: `order-faster:${move.id}`, recipient: brand.email, replyTo: email, letter };
    await enqueueLetter(trx, mail, brand, clock.now());
    return true;
  });
}
