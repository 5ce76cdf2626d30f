import { z } from 'zod';
import { toIsoDay, toStoredDay } from '@/domain/time/day';
import { parseCommandArgs } from '../../platform/parse-command-args';
import type { OrderUpdate } from './select-shipments';
import type { GoodsReturnCommand, PriceCorrectionCommand } from './create-credit-notes';
import { parseArgs } from 'node:util';
import type { NextNumbers, NumberSequence } from '../base/number-sequences';

export const orderCommandUsage = [
  'npm run order -- <order number> [assembled | dispatched | delivered | cancelled | paid]',
  '    [--tracking <number>]      with dispatched',
  '    [--expected <2026-12-03>]  the day it is expected at the customer’s',
  '    [--shipment <2>]           which shipment of the order; without it all that can go there',
  '    [--line <SKU=2>]           what of the shipment leaves now, once for each article; the rest waits in a shipment of its own',
  '    [--frame <SKU=number>]     the frame number of a bicycle in it, once for each',
  'For instance: npm run order -- 240731 dispatched --tracking 00340434161094042557 --expected 2026-12-03',
].join('\n');

/**
 * Returns a schema for repeated `SKU=value` arguments, which parses them to [SKU, value] pairs. `message` is the error
 * for any other argument.
 */
const pairs = (value: RegExp, message: string) =>
  z
    .array(
      z
        .string()
        .regex(new RegExp(`^[^=]+=${value.source}$`), message)
        .transform((text): [string, string] => {
          const [sku = '', quantity = ''] = text.split('=');
          return [sku.trim(), quantity.trim()];
        }),
    )
    .default([]);

const orderCommandPattern = z.object({
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
  more: z.undefined({ error: 'too many arguments' }),
});

/** Parses an operator's arguments as an order update. Throws an error with the reason if they are invalid. */
export function parseOrderCommand(words: readonly string[]): OrderUpdate {
  const { values, positionals } = parseCommandArgs(words, {
    tracking: { type: 'string' },
    expected: { type: 'string' },
    shipment: { type: 'string' },
    line: { type: 'string', multiple: true },
    frame: { type: 'string', multiple: true },
  });
  const [orderNumber, event, more] = positionals;
  const parsed = orderCommandPattern.safeParse({ orderNumber, event, more, ...values });
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ message }) => message).join('; '));
  const { data } = parsed;
  if (data.event === undefined && data.expected === undefined && data.frame.length === 0)
    throw new Error('no change specified: pass a step, --expected or --frame');
  return {
    orderNumber: data.orderNumber,
    step: data.event === undefined || data.event === 'paid' ? null : data.event,
    isPaid: data.event === 'paid',
    trackingNumber: data.tracking ?? null,
    expectedAt: data.expected === undefined ? null : toStoredDay(toIsoDay(data.expected)),
    ...(data.shipment !== undefined && { shipment: data.shipment }),
    ...(data.line.length > 0 && {
      lines: data.line.map(([sku, amount]) => ({ sku, amount: Number(amount) })),
    }),
    ...(data.frame.length > 0 && {
      frameNumbers: data.frame.map(([sku, number]) => ({ sku, number })),
    }),
  };
}

export const creditNoteCommandUsage = [
  'npm run order -- <order number> returned [--shipment <2>] [--line <SKU=1>]',
  'npm run order -- <order number> corrected --invoice <RE-50400> --amount <50.00>',
].join('\n');

const number = (message: string) =>
  z
    .string(message)
    .regex(/^\d{1,9}$/, message)
    .transform(Number);

const creditCommandPattern = z.object({
  orderNumber: number('the order number must be a number'),
  shipment: number('the shipment must be a number').optional(),
  line: z
    .array(z.string().regex(/^[^=]+=[1-9]\d{0,3}$/, 'a line must look like SKU=2'))
    .default([]),
  invoice: z
    .string()
    .regex(/^RE-\d{1,9}$/, 'the invoice must look like RE-50400')
    .transform((text) => Number(text.slice('RE-'.length)))
    .optional(),
  amount: z
    .string()
    .regex(/^\d{1,6}[.,]\d{2}$/, 'the amount must look like 50.00')
    .transform((text) => Number(text.replace(/\D/g, '')))
    .optional(),
});

/**
 * Parses an operator's arguments as the command for returned goods or for a price correction; null for any other
 * command. Throws an error with the reason if the arguments are invalid.
 */
export function parseCreditNoteCommand(
  words: readonly string[],
): GoodsReturnCommand | PriceCorrectionCommand | null {
  const [, event] = words;
  if (event !== 'returned' && event !== 'corrected') return null;
  const { values, positionals } = parseCommandArgs(words, {
    shipment: { type: 'string' },
    line: { type: 'string', multiple: true },
    invoice: { type: 'string' },
    amount: { type: 'string' },
  });
  if (positionals.length > 2) throw new Error('too many arguments');
  const { data, error } = creditCommandPattern.safeParse({
    orderNumber: positionals[0],
    ...values,
  });
  if (!data) throw new Error(error.issues.map(({ message }) => message).join('; '));
  const { orderNumber, shipment, line, invoice, amount } = data;
  if (event === 'corrected') {
    if (invoice === undefined || amount === undefined || amount === 0)
      throw new Error('a correction needs --invoice and --amount');
    if (shipment !== undefined || line.length > 0)
      throw new Error('a correction does not support --shipment and --line');
    return { kind: 'corrected', orderNumber, invoiceNumber: invoice, cents: amount };
  }
  if (invoice !== undefined || amount !== undefined)
    throw new Error('--invoice and --amount are for corrections only');
  const lines = line.map((text) => {
    const [sku = '', quantity = ''] = text.split('=');
    return { sku, amount: Number(quantity) };
  });
  return {
    ...{ kind: 'returned', orderNumber },
    ...(shipment !== undefined && { shipment }),
    ...(lines.length > 0 && { lines }),
  };
}

export const numberSequencesCommandUsage = [
  'npm run order -- numbers [--at-least <241600>] [--at-least <RE-50500>] [--at-least <RK-30100>]',
  '    the next number of orders, invoices and credit notes; after a restore: let them go on above what was given out',
].join('\n');

const ranges: readonly (readonly [RegExp, NumberSequence])[] = [
  [/^([1-9]\d{0,8})$/, 'order'],
  [/^RE-([1-9]\d{0,8})$/, 'invoice'],
  [/^RK-([1-9]\d{0,8})$/, 'creditNote'],
];

/**
 * Parses an operator's arguments as the command that raises number sequences: the lowest next number of each named
 * sequence; null for any other command. Throws an error with the reason if the arguments are invalid.
 */
export function parseNumberSequencesCommand(words: readonly string[]): Partial<NextNumbers> | null {
  const [event, ...rest] = words;
  if (event !== 'numbers') return null;
  const { values } = parseArgs({
    args: rest,
    options: { 'at-least': { type: 'string', multiple: true } },
  });
  const atLeast: Partial<NextNumbers> = {};
  for (const text of values['at-least'] ?? []) {
    const [pattern, range] = ranges.find(([one]) => one.test(text)) ?? [];
    if (!pattern || !range)
      throw new Error(
        'a number must look like 241600, RE-50500 (invoice) or RK-30100 (credit note)',
      );
    if (range in atLeast) throw new Error('a range is specified twice');
    atLeast[range] = Number(pattern.exec(text)?.[1]);
  }
  return atLeast;
}
