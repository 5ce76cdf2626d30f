import { getShipmentState } from '@/domain/delivery/shipment';
import { toBerlinDay } from '@/domain/time/day';
import { loadConfig } from '../platform/services-config';
import { systemClock } from '../platform/clock';
import type { Database } from '../database/database';
import { openExistingShopDatabase } from '../database/open-shop-database';
import { markRestoredBackupAccepted } from '../database/backup';
import { handleCompanyDecision } from '../customer-requests/withdrawals/decide-withdrawal';
import {
  decisionCommandUsage,
  parseDecisionCommand,
} from '../customer-requests/withdrawals/decide-withdrawal';
import { runCommand } from './run-command';
import {
  type NextNumbers,
  NumberSequenceError,
  raiseNumberSequences,
  getNextNumbers,
} from '../shop/base/number-sequences';
import { creditNoteCommandUsage, parseCreditNoteCommand } from '../shop/order/order-commands';
import { createCreditNotes } from '../shop/order/create-credit-notes';
import { listShipments } from '../shop/order/shipments/shipments.repository';
import { linkCommandUsage, parseLinkCommand, revokeOrderLinks } from '../shop/order/order-links';
import { updateOrderProgress, getOrderStep } from '../shop/order/update-order-progress';
import { type OrderModel } from '../shop/order/order-model';
import {
  numberSequencesCommandUsage,
  parseNumberSequencesCommand,
} from '../shop/order/order-commands';
import { orderCommandUsage, parseOrderCommand } from '../shop/order/order-commands';
import { OrderUpdateError } from '../shop/order/select-shipments';

/**
 * Changes an order from the command line: status, pending withdrawal, credit notes or links; also raises number ranges.
 * Can run while the shop is running.
 */
async function main(words: readonly string[]): Promise<void> {
  const numbers = parseNumberSequencesCommand(words);
  if (numbers) return showNumbers(numbers);
  const decision = parseDecisionCommand(words);
  const links = parseLinkCommand(words);
  const credit = decision || links ? null : parseCreditNoteCommand(words);
  const move = decision || links || credit ? null : parseOrderCommand(words);
  const db = await openExistingShopDatabase(loadConfig());
  const services = { db, clock: systemClock };
  try {
    if (credit)
      for (const { number, content } of await createCreditNotes(services, credit))
        process.stdout.write(
          `Credit note RK-${number} about ${(content.order.totalCents / 100).toFixed(2)} EUR.\n`,
        );
    if (decision)
      await printOrder(
        db,
        await handleCompanyDecision(services, decision.orderNumber, decision.kind),
      );
    if (links) {
      const { orderNumber } = await revokeOrderLinks(services, links.orderNumber);
      process.stdout.write(`The links of order ${orderNumber} sent so far no longer work.\n`);
    }
    if (move) await printOrder(db, await updateOrderProgress(services, move));
  } finally {
    await db.destroy();
  }
}

/** Prints the state of an order. */
async function printOrder(db: Database, order: OrderModel): Promise<void> {
  const expected =
    order.expectedAt === null ? '' : `, expected on ${toBerlinDay(order.expectedAt)}`;
  const paid = order.paidAt === null ? 'not paid' : 'paid';
  const withdrawn =
    order.withdrawnAt === null ? '' : `, withdrawn from on ${toBerlinDay(order.withdrawnAt)}`;
  const held =
    order.heldAt === null
      ? ''
      : `, on hold since ${toBerlinDay(order.heldAt)} until its withdrawal is confirmed or released`;
  process.stdout.write(
    `Order ${order.orderNumber} is ${getOrderStep(order)}, ${paid}${expected}${withdrawn}${held}.\n`,
  );
  const shipments = await listShipments(db, order.id);
  for (const shipment of shipments.length > 1 ? shipments : [])
    process.stdout.write(`  shipment ${shipment.number}: ${getShipmentState(shipment)}\n`);
}

/** Raises the number ranges where requested and prints them. */
async function showNumbers(atLeast: Partial<NextNumbers>): Promise<void> {
  const db = await openExistingShopDatabase(loadConfig());
  try {
    await raiseNumberSequences(db, atLeast);
    if (Object.keys(atLeast).length > 0) await markRestoredBackupAccepted(db);
    const { order, invoice, creditNote } = await getNextNumbers(db);
    process.stdout.write(
      `The next order is ${order} or higher, the next invoice RE-${invoice}, the next credit note RK-${creditNote}.\n`,
    );
  } finally {
    await db.destroy();
  }
}

await runCommand(main, {
  expectedErrors: [OrderUpdateError, NumberSequenceError],
  usage: [
    orderCommandUsage,
    decisionCommandUsage,
    creditNoteCommandUsage,
    linkCommandUsage,
    numberSequencesCommandUsage,
  ].join('\n'),
});
