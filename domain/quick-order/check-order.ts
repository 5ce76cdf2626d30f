import type { AvailabilityRow } from '../b2b/availability-row';
import { type ArticleMatch, matchArticle } from './match-article';
import { type OrderIndex } from './order-index';
import type { TypedLine } from './parse-lines';
import { readAmount } from './read-amount';
import { orderablePieces } from '../catalog/orderable-pieces';

/** What becomes of a line: good ones can be ordered, each of the others says why not and what would do. */
export type CheckedLine = TypedLine &
  (
    | { readonly kind: 'good'; readonly row: AvailabilityRow; readonly pieces: number }
    | Exclude<ArticleMatch, { kind: 'found' }>
    | { readonly kind: 'notNumber' | 'tooSmall'; readonly row: AvailabilityRow }
    | { readonly kind: 'tooMany'; readonly row: AvailabilityRow; readonly possible: number }
    | { readonly kind: 'soldOut'; readonly row: AvailabilityRow }
    /** The same variant stands in an earlier line; together they would be `sum` pieces. */
    | {
        readonly kind: 'twice';
        readonly row: AvailabilityRow;
        readonly firstLine: number;
        readonly sum: number;
      }
  );

type FirstLine = { readonly line: number; readonly pieces: number };

/** Checks each line by itself and against those before it. Every line comes back, in its order. */
export function checkOrder(index: OrderIndex, lines: readonly TypedLine[]): readonly CheckedLine[] {
  const firsts = new Map<string, FirstLine>();
  const known = new Map<string, ArticleMatch>();
  return lines.map((line) => {
    const match = known.get(line.article) ?? matchArticle(index, line.article);
    known.set(line.article, match);
    return match.kind === 'found' ? checkAmount(line, match.row, firsts) : { ...line, ...match };
  });
}

function checkAmount(
  line: TypedLine,
  row: AvailabilityRow,
  firsts: Map<string, FirstLine>,
): CheckedLine {
  const read =
    line.amount === '' ? { kind: 'amount' as const, amount: 1 } : readAmount(line.amount);
  if (read.kind !== 'amount') return { ...line, kind: read.kind, row };
  const first = firsts.get(row.productId);
  if (first)
    return { ...line, kind: 'twice', row, firstLine: first.line, sum: first.pieces + read.amount };
  firsts.set(row.productId, { line: line.line, pieces: read.amount });
  const possible = orderablePieces(row);
  if (possible === 0) return { ...line, kind: 'soldOut', row };
  if (read.amount > possible) return { ...line, kind: 'tooMany', row, possible };
  return { ...line, kind: 'good', row, pieces: read.amount };
}
