import { shipmentState } from '@/domain/shipment/shipment';
import { dayInBerlin } from '@/domain/time/day';
import { readConfig } from './config/environment';
import { systemClock } from './database/clock';
import { openKnownShop } from './database/open-shop';
import { runCommand } from './run-command';
import {
  creditCommandUsage,
  creditOrder,
  findShipments,
  moveOrder,
  orderCommandUsage,
  OrderMoveError,
  readCreditCommand,
  readOrderCommand,
  stepOf,
} from './shop/order/order.service';

/** Moves an order on as an operator says on the command line, also while the shop is running. */
async function main(words: readonly string[]): Promise<void> {
  const credit = readCreditCommand(words);
  const move = credit ?? readOrderCommand(words);
  const db = await openKnownShop(readConfig());
  try {
    if ('kind' in move) {
      for (const { number, content } of await creditOrder({ db, clock: systemClock }, move))
        process.stdout.write(
          `Credit note RK-${number} about ${(content.order.totalCents / 100).toFixed(2)} EUR.\n`,
        );
      return;
    }
    const order = await moveOrder({ db, clock: systemClock }, move);
    const expected =
      order.expectedAt === null ? '' : `, expected on ${dayInBerlin(order.expectedAt)}`;
    const paid = order.paidAt === null ? 'not paid' : 'paid';
    process.stdout.write(`Order ${order.orderNumber} is ${stepOf(order)}, ${paid}${expected}.\n`);
    const shipments = await findShipments(db, order.id);
    for (const shipment of shipments.length > 1 ? shipments : [])
      process.stdout.write(`  shipment ${shipment.number}: ${shipmentState(shipment)}\n`);
  } finally {
    await db.destroy();
  }
}

await runCommand(main, {
  told: [OrderMoveError],
  usage: `${orderCommandUsage}\n${creditCommandUsage}`,
});
