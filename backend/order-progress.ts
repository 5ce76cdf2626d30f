import { shipmentState } from '@/domain/shipment/shipment';
import { dayInBerlin } from '@/domain/time/day';
import { readConfig } from './config/environment';
import { systemClock } from './database/clock';
import type { Database } from './database/database';
import { openKnownShop } from './database/open-shop';
import { settleRestoredCopy } from './database/restored-copy';
import {
  decideByHouse,
  decisionCommandUsage,
  readDecisionCommand,
} from './enquiries/enquiries.service';
import { runCommand } from './run-command';
import {
  type NextNumbers,
  NumberRangeError,
  raiseNumbers,
  readNextNumbers,
} from './shop/base/number-ranges';
import {
  creditCommandUsage,
  creditOrder,
  findShipments,
  linkCommandUsage,
  moveOrder,
  type OrderModel,
  numbersCommandUsage,
  orderCommandUsage,
  OrderMoveError,
  readCreditCommand,
  readLinkCommand,
  readNumbersCommand,
  readOrderCommand,
  renewLinks,
  stepOf,
} from './shop/order/order.service';

/** Moves an order on as an operator says on the command line, also while the shop is running. */
async function main(words: readonly string[]): Promise<void> {
  const numbers = readNumbersCommand(words);
  if (numbers) return showNumbers(numbers);
  const decision = readDecisionCommand(words);
  const links = readLinkCommand(words);
  const credit = decision || links ? null : readCreditCommand(words);
  const move = decision || links || credit ? null : readOrderCommand(words);
  const db = await openKnownShop(readConfig());
  const services = { db, clock: systemClock };
  try {
    if (credit)
      for (const { number, content } of await creditOrder(services, credit))
        process.stdout.write(
          `Credit note RK-${number} about ${(content.order.totalCents / 100).toFixed(2)} EUR.\n`,
        );
    if (decision)
      await tellOf(db, await decideByHouse(services, decision.orderNumber, decision.kind));
    if (links) {
      const { orderNumber } = await renewLinks(services, links.orderNumber);
      process.stdout.write(
        `The links of order ${orderNumber} sent until now open nothing any more.\n`,
      );
    }
    if (move) await tellOf(db, await moveOrder(services, move));
  } finally {
    await db.destroy();
  }
}

/** Writes to the terminal how an order stands. */
async function tellOf(db: Database, order: OrderModel): Promise<void> {
  const expected =
    order.expectedAt === null ? '' : `, expected on ${dayInBerlin(order.expectedAt)}`;
  const paid = order.paidAt === null ? 'not paid' : 'paid';
  const withdrawn =
    order.withdrawnAt === null ? '' : `, withdrawn from on ${dayInBerlin(order.withdrawnAt)}`;
  const held =
    order.heldAt === null
      ? ''
      : `, on hold since ${dayInBerlin(order.heldAt)} until its withdrawal is confirmed or released`;
  process.stdout.write(
    `Order ${order.orderNumber} is ${stepOf(order)}, ${paid}${expected}${withdrawn}${held}.\n`,
  );
  const shipments = await findShipments(db, order.id);
  for (const shipment of shipments.length > 1 ? shipments : [])
    process.stdout.write(`  shipment ${shipment.number}: ${shipmentState(shipment)}\n`);
}

/** Moves number ranges on where that is wished, and says how they stand. */
async function showNumbers(atLeast: Partial<NextNumbers>): Promise<void> {
  const db = await openKnownShop(readConfig());
  try {
    await raiseNumbers(db, atLeast);
    if (Object.keys(atLeast).length > 0) await settleRestoredCopy(db);
    const { order, invoice, creditNote } = await readNextNumbers(db);
    process.stdout.write(
      `The next order is ${order} or higher, the next invoice RE-${invoice}, the next credit note RK-${creditNote}.\n`,
    );
  } finally {
    await db.destroy();
  }
}

await runCommand(main, {
  told: [OrderMoveError, NumberRangeError],
  usage: [
    orderCommandUsage,
    decisionCommandUsage,
    creditCommandUsage,
    linkCommandUsage,
    numbersCommandUsage,
  ].join('\n'),
});
