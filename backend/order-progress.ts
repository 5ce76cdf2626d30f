import { shipmentState } from '@/domain/shipment/shipment';
import { dayInBerlin } from '@/domain/time/day';
import { ConfigError, readConfig } from './config/environment';
import { systemClock } from './database/clock';
import { openKnownShop } from './database/open-shop';
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

main(process.argv.slice(2)).catch((error: unknown) => {
  const isTold = error instanceof OrderMoveError || error instanceof ConfigError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    isTold ? `${reason}\n` : `${reason}\n\n${orderCommandUsage}\n${creditCommandUsage}\n`,
  );
  process.exit(1);
});
