import { z } from 'zod';
import { isoDay, storedDay } from '@/domain/time/day';
import { readConfig } from './config/environment';
import { systemClock } from './database/clock';
import { openKnownShop } from './database/open-shop';
import { runCommand } from './run-command';
import { parseWords } from './shop/base/parse-words';
import { type DeliveryMove, DeliveryMoveError, moveDelivery } from './shop/order/order.service';

const usage = [
  'npm run delivery -- <SKU> <1 | 2> --expected <2026-12-03>',
  '    1 is the next delivery of the article to the house, 2 the one after it',
].join('\n');

const wish = z.object({
  sku: z.string({ error: 'the SKU is missing' }).min(1),
  slot: z.enum(['1', '2'], { error: 'the delivery is 1 or 2' }).transform((text) => Number(text)),
  expected: z.iso.date('the expected day must look like 2026-12-03'),
  more: z.undefined({ error: 'there are too many words' }),
});

/** Gives a delivery to the house another day as an operator says on the command line, also while the shop is running. */
async function main(words: readonly string[]): Promise<void> {
  const move = readCommand(words);
  const db = await openKnownShop(readConfig());
  try {
    const orders = await moveDelivery({ db, clock: systemClock }, move);
    const numbers = orders.map(({ orderNumber }) => orderNumber).join(', ');
    const along = orders.length === 0 ? 'No order moved along.' : `Orders moved along: ${numbers}.`;
    process.stdout.write(`Delivery ${move.slot} of ${move.sku} has its new day. ${along}\n`);
  } finally {
    await db.destroy();
  }
}

function readCommand(words: readonly string[]): DeliveryMove {
  const { values, positionals } = parseWords(words, { expected: { type: 'string' } });
  const [sku, slot, more] = positionals;
  const { data, error } = wish.safeParse({ sku, slot, more, ...values });
  if (!data) throw new Error(error.issues.map(({ message }) => message).join('; '));
  return {
    sku: data.sku,
    slot: data.slot === 1 ? 1 : 2,
    expectedAt: storedDay(isoDay(data.expected)),
  };
}

await runCommand(main, { told: [DeliveryMoveError], usage });
