import { z } from 'zod';
import { toIsoDay, toStoredDay } from '@/domain/time/day';
import { loadConfig } from '../platform/services-config';
import { systemClock } from '../platform/clock';
import { openExistingShopDatabase } from '../database/open-shop-database';
import { runCommand } from './run-command';
import { parseCommandArgs } from '../platform/parse-command-args';
import {
  type RestockDateChangeCommand,
  RestockDateChangeError,
  changeRestockDate,
} from '../shop/order/restock-date-change';

const usage = [
  'npm run restock -- <SKU> <1 | 2> --expected <2026-12-03>',
  '    1 is the next delivery of the article to the house, 2 the one after it',
].join('\n');

const restockSchema = z.object({
  sku: z.string({ error: 'the SKU is missing' }).min(1),
  slot: z.enum(['1', '2'], { error: 'the delivery is 1 or 2' }).transform((text) => Number(text)),
  expected: z.iso.date('the expected day must look like 2026-12-03'),
  more: z.undefined({ error: 'too many arguments' }),
});

/** Changes the expected day of a restock from the command line. Can run while the shop is running. */
async function main(words: readonly string[]): Promise<void> {
  const move = readCommand(words);
  const db = await openExistingShopDatabase(loadConfig());
  try {
    const orders = await changeRestockDate({ db, clock: systemClock }, move);
    const numbers = orders.map(({ orderNumber }) => orderNumber).join(', ');
    const along = orders.length === 0 ? 'No order moved along.' : `Orders moved along: ${numbers}.`;
    process.stdout.write(`Delivery ${move.slot} of ${move.sku} has its new day. ${along}\n`);
  } finally {
    await db.destroy();
  }
}

function readCommand(words: readonly string[]): RestockDateChangeCommand {
  const { values, positionals } = parseCommandArgs(words, { expected: { type: 'string' } });
  const [sku, slot, more] = positionals;
  const { data, error } = restockSchema.safeParse({ sku, slot, more, ...values });
  if (!data) throw new Error(error.issues.map(({ message }) => message).join('; '));
  return {
    sku: data.sku,
    slot: data.slot === 1 ? 1 : 2,
    expectedAt: toStoredDay(toIsoDay(data.expected)),
  };
}

await runCommand(main, { expectedErrors: [RestockDateChangeError], usage });
