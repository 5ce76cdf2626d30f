import type { PersParam } from '../basket/pers-param';
import { groupLines } from '../configuration/line-group';

/** A line of an order or of another basket. */
export type SourceLine = {
  id: string;
  title: string;
  /** Where it is not known, the first line of a configured bicycle is taken for the bicycle. */
  sku?: string | null;
  amount: number;
  persParam: PersParam;
  /** Null when it is no longer sold. */
  productId: string | null;
};

/**
 * What is to be put into a basket again, in its order: comments stay, a wished day was that order's, and nothing of nothing. A configured
 * bicycle brings its parts; without it they come by themselves.
 */
export function linesToAdd(lines: readonly SourceLine[]): SourceLine[] {
  return groupLines(lines.filter(({ amount }) => amount > 0)).flatMap(({ line, parts }) => {
    const head = { ...line, persParam: { ...line.persParam, date: '' } };
    if (line.productId !== null) return [head];
    return [
      head,
      ...parts.map((part) => ({ ...part, persParam: { ...part.persParam, uuid: '' } })),
    ];
  });
}
