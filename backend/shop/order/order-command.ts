import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isoDay, storedDay } from '@/domain/time/day';
import type { OrderMove } from './move-order';

export const orderCommandUsage = [
  'npm run order -- <order number> [assembled | dispatched | delivered | cancelled | paid]',
  '    [--tracking <number>]      with dispatched',
  '    [--expected <2026-12-03>]  the day it is expected at the customer’s',
  'For instance: npm run order -- 240731 dispatched --tracking 00340434161094042557 --expected 2026-12-03',
].join('\n');

const wish = z.object({
  orderNumber: z
    .string({ error: 'the order number is missing' })
    .regex(/^\d{1,9}$/, 'the order number must be a number')
    .transform(Number),
  event: z
    .enum(['assembled', 'dispatched', 'delivered', 'cancelled', 'paid'], {
      error: 'an order can be assembled, dispatched, delivered, cancelled or paid',
    })
    .optional(),
  tracking: z
    .string()
    .trim()
    .regex(/^[\w -]{3,60}$/, 'the tracking number must have 3 to 60 letters and digits')
    .optional(),
  expected: z.iso.date('the expected day must look like 2026-12-03').optional(),
  more: z.undefined({ error: 'there are too many words' }),
});

/** An operator's words as an order's move. Throws the reason when they cannot be understood. */
export function readOrderCommand(words: readonly string[]): OrderMove {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { tracking: { type: 'string' }, expected: { type: 'string' } },
  });
  const [orderNumber, event, more] = positionals;
  const parsed = wish.safeParse({ orderNumber, event, more, ...values });
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ message }) => message).join('; '));
  const { data } = parsed;
  if (data.event === undefined && data.expected === undefined)
    throw new Error('nothing is to be done: give a step or --expected');
  return {
    orderNumber: data.orderNumber,
    step: data.event === undefined || data.event === 'paid' ? null : data.event,
    isPaid: data.event === 'paid',
    trackingNumber: data.tracking ?? null,
    expectedAt: data.expected === undefined ? null : storedDay(isoDay(data.expected)),
  };
}
