import type { PersParam } from '../basket/pers-param';

/** A line of an order or of another basket. */
export type SourceLine = {
  id: string;
  title: string;
  amount: number;
  persParam: PersParam;
  /** Null when it is no longer sold. */
  productId: string | null;
};

/** What is to be put into a basket again, in its order: comments stay, a wished day was that order's, and nothing of nothing. */
export function linesToAdd(lines: readonly SourceLine[]): SourceLine[] {
  return lines
    .filter(({ amount }) => amount > 0)
    .map((line) => ({ ...line, persParam: { ...line.persParam, date: '' } }));
}
