import { existsSync } from 'node:fs';
import { dayInBerlin } from '@/domain/time/day';
import { ConfigError, readConfig } from './config/environment';
import { systemClock } from './database/clock';
import { openDatabase } from './database/database';
import { migrate } from './database/migrate';
import {
  moveOrder,
  orderCommandUsage,
  OrderMoveError,
  readOrderCommand,
  stepOf,
} from './shop/order/order.service';

/** Moves an order on as an operator says on the command line, also while the shop is running. */
async function main(words: readonly string[]): Promise<void> {
  const move = readOrderCommand(words);
  const { databaseFile } = readConfig();
  if (!existsSync(databaseFile)) throw new ConfigError(`There is no shop at ${databaseFile}.`);
  const db = openDatabase(databaseFile);
  try {
    await migrate(db);
    const order = await moveOrder({ db, clock: systemClock }, move);
    const expected =
      order.expectedAt === null ? '' : `, expected on ${dayInBerlin(order.expectedAt)}`;
    const paid = order.paidAt === null ? 'not paid' : 'paid';
    process.stdout.write(`Order ${order.orderNumber} is ${stepOf(order)}, ${paid}${expected}.\n`);
  } finally {
    await db.destroy();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isTold = error instanceof OrderMoveError || error instanceof ConfigError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(isTold ? `${reason}\n` : `${reason}\n\n${orderCommandUsage}\n`);
  process.exit(1);
});
