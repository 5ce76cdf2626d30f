import { parseArgs } from 'node:util';
import type { NextNumbers, NumberRange } from '../base/number-ranges';

export const numbersCommandUsage = [
  'npm run order -- numbers [--at-least <241600>] [--at-least <RE-50500>] [--at-least <RK-30100>]',
  '    the next number of orders, invoices and credit notes; after a restore: let them go on above what was given out',
].join('\n');

const ranges: readonly (readonly [RegExp, NumberRange])[] = [
  [/^([1-9]\d{0,8})$/, 'order'],
  [/^RE-([1-9]\d{0,8})$/, 'invoice'],
  [/^RK-([1-9]\d{0,8})$/, 'creditNote'],
];

/** An operator's words as the least next number of each range that is named; null when they say something else. Throws the reason when they cannot be understood. */
export function readNumbersCommand(words: readonly string[]): Partial<NextNumbers> | null {
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
    if (range in atLeast) throw new Error('a range is named twice');
    atLeast[range] = Number(pattern.exec(text)?.[1]);
  }
  return atLeast;
}
