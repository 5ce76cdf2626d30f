import { z } from 'zod';
import { parseWords } from '../base/parse-words';
import type { GoodsBack, PriceCorrection } from './credit-order';

export const creditCommandUsage = [
  'npm run order -- <order number> returned [--shipment <2>] [--line <SKU=1>]',
  'npm run order -- <order number> corrected --invoice <RE-50400> --amount <50.00>',
].join('\n');

const number = (message: string) =>
  z
    .string(message)
    .regex(/^\d{1,9}$/, message)
    .transform(Number);

const wish = z.object({
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

/** An operator's words as goods that came back or a corrected price; null when they say something else. Throws the reason when they cannot be understood. */
export function readCreditCommand(words: readonly string[]): GoodsBack | PriceCorrection | null {
  const [, event] = words;
  if (event !== 'returned' && event !== 'corrected') return null;
  const { values, positionals } = parseWords(words, {
    shipment: { type: 'string' },
    line: { type: 'string', multiple: true },
    invoice: { type: 'string' },
    amount: { type: 'string' },
  });
  if (positionals.length > 2) throw new Error('there are too many words');
  const { data, error } = wish.safeParse({ orderNumber: positionals[0], ...values });
  if (!data) throw new Error(error.issues.map(({ message }) => message).join('; '));
  const { orderNumber, shipment, line, invoice, amount } = data;
  if (event === 'corrected') {
    if (invoice === undefined || amount === undefined || amount === 0)
      throw new Error('a correction needs --invoice and --amount');
    if (shipment !== undefined || line.length > 0)
      throw new Error('a correction knows no --shipment and no --line');
    return { kind: 'corrected', orderNumber, invoiceNumber: invoice, cents: amount };
  }
  if (invoice !== undefined || amount !== undefined)
    throw new Error('--invoice and --amount belong to a correction');
  const lines = line.map((text) => {
    const [sku = '', pieces = ''] = text.split('=');
    return { sku, amount: Number(pieces) };
  });
  return {
    ...{ kind: 'returned', orderNumber },
    ...(shipment !== undefined && { shipment }),
    ...(lines.length > 0 && { lines }),
  };
}
