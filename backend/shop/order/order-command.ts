import { z } from 'zod';
import { isoDay, storedDay } from '@/domain/time/day';
import { parseWords } from '../base/parse-words';
import type { OrderMove } from './order-move';

export const orderCommandUsage = [
  'npm run order -- <order number> [assembled | dispatched | delivered | cancelled | paid]',
  '    [--tracking <number>]      with dispatched',
  '    [--expected <2026-12-03>]  the day it is expected at the customer’s',
  '    [--shipment <2>]           which shipment of the order; without it all that can go there',
  '    [--line <SKU=2>]           what of the shipment leaves now, once for each article; the rest waits in a shipment of its own',
  '    [--frame <SKU=number>]     the frame number of a bicycle in it, once for each',
  'For instance: npm run order -- 240731 dispatched --tracking 00340434161094042557 --expected 2026-12-03',
].join('\n');

/** `SKU=something`, as an operator writes it. */
const pairs = (value: RegExp, message: string) =>
  z
    .array(
      z
        .string()
        .regex(new RegExp(`^[^=]+=${value.source}$`), message)
        .transform((text): [string, string] => {
          const [sku = '', given = ''] = text.split('=');
          return [sku.trim(), given.trim()];
        }),
    )
    .default([]);

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
  shipment: z
    .string()
    .regex(/^[1-9]\d?$/, 'the shipment must be a number')
    .transform(Number)
    .optional(),
  line: pairs(/[1-9]\d{0,3}/, 'a line must look like SKU=2'),
  frame: pairs(/[\w -]{3,40}/, 'a frame number must look like SKU=number'),
  more: z.undefined({ error: 'there are too many words' }),
});

/** An operator's words as an order's move. Throws the reason when they cannot be understood. */
export function readOrderCommand(words: readonly string[]): OrderMove {
  const { values, positionals } = parseWords(words, {
    tracking: { type: 'string' },
    expected: { type: 'string' },
    shipment: { type: 'string' },
    line: { type: 'string', multiple: true },
    frame: { type: 'string', multiple: true },
  });
  const [orderNumber, event, more] = positionals;
  const parsed = wish.safeParse({ orderNumber, event, more, ...values });
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ message }) => message).join('; '));
  const { data } = parsed;
  if (data.event === undefined && data.expected === undefined && data.frame.length === 0)
    throw new Error('nothing is to be done: give a step, --expected or --frame');
  return {
    orderNumber: data.orderNumber,
    step: data.event === undefined || data.event === 'paid' ? null : data.event,
    isPaid: data.event === 'paid',
    trackingNumber: data.tracking ?? null,
    expectedAt: data.expected === undefined ? null : storedDay(isoDay(data.expected)),
    ...(data.shipment !== undefined && { shipment: data.shipment }),
    ...(data.line.length > 0 && {
      lines: data.line.map(([sku, amount]) => ({ sku, amount: Number(amount) })),
    }),
    ...(data.frame.length > 0 && { frames: data.frame.map(([sku, number]) => ({ sku, number })) }),
  };
}
