import type { PersParam } from '../basket/pers-param';

/** What lies in an order or another basket. The product is null when it is no longer sold. */
type SourceLine = {
  id: string;
  title: string;
  amount: number;
  persParam: PersParam;
  productId: string | null;
};

export type LineToAdd = {
  id: string;
  title: string;
  amount: number;
  persParam: PersParam;
  productId: string;
};

/** What can be put into a basket again, and the titles of what is no longer sold. Comments stay, a wished day is over. */
export function linesToAdd(lines: readonly SourceLine[]): {
  lines: LineToAdd[];
  gone: { id: string; title: string }[];
} {
  const wanted = lines.filter(({ amount }) => amount > 0);
  return {
    lines: wanted.flatMap(({ productId, persParam, ...line }) =>
      productId === null ? [] : [{ ...line, productId, persParam: { ...persParam, date: '' } }],
    ),
    gone: wanted
      .filter(({ productId }) => productId === null)
      .map(({ id, title }) => ({ id, title })),
  };
}
