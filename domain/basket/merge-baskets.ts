import type { BasketLine } from './basket';
import { type PersParam, formatPersParam } from './pers-param';
import { isInternalBasket, isSavedBasket } from './saved-basket';

export type BasketSummary = {
  id: string;
  public: boolean;
  title: string;
  creationDate: string | null;
};

/**
 * Finds the basket to continue after login: the latest one that is neither public nor saved; null when a new one has to
 * be created (Specification §4).
 */
export function findBasketToContinue<Summary extends BasketSummary>(
  baskets: readonly Summary[],
): Summary | null {
  const [latest] = baskets
    .filter(
      ({ public: isPublic, title }) =>
        !isPublic && !isSavedBasket(title) && !isInternalBasket(title),
    )
    .sort((a, b) => createdAt(b) - createdAt(a));
  return latest ?? null;
}

export type BasketItemInput = { productId: string; amount: number; persParam: string[] };

type Item = { amount: number; persParam: PersParam; product: { id: string } | null };

/**
 * Lists the items of an anonymous basket to add again after login, in order; products no longer sold are omitted
 * (Specification §4).
 */
export function listItemsToAdd(lines: readonly (BasketLine | Item)[]): BasketItemInput[] {
  return lines.flatMap(({ product, amount, persParam }) =>
    product && amount > 0
      ? [{ productId: product.id, amount, persParam: formatPersParam(persParam) }]
      : [],
  );
}

function createdAt({ creationDate }: BasketSummary): number {
  const time = Date.parse(creationDate ?? '');
  return Number.isNaN(time) ? 0 : time;
}

/** The fields of a line needed to move it to another basket; product is null when it is no longer sold. */
export type MergedBasketLine = {
  id: string;
  amount: number;
  product: { id: string; title: string } | null;
};

export type BasketMergeReport = {
  /** Products with fewer pieces available than the two baskets contained together. */
  limited: { title: string; wanted: number; amount: number }[];
  /** Titles of products that could not be added; null for a product without a title because it is no longer sold. */
  leftOut: (string | null)[];
};

/** Compares the quantity of each product before and after a merge and reports what happened to the moved lines. */
export function buildBasketMergeReport(
  moved: readonly MergedBasketLine[],
  before: readonly MergedBasketLine[],
  after: readonly MergedBasketLine[],
): BasketMergeReport {
  const report: BasketMergeReport = { limited: [], leftOut: [] };
  const [quantitiesBefore, quantitiesAfter] = [piecesByProduct(before), piecesByProduct(after)];
  for (const [id, requested] of sumRequestedQuantities(moved)) {
    const wanted = requested.amount + (quantitiesBefore.get(id) ?? 0);
    const amount = quantitiesAfter.get(id) ?? 0;
    if (amount === 0) report.leftOut.push(requested.title);
    else if (amount < wanted) report.limited.push({ title: requested.title, wanted, amount });
  }
  if (moved.some(({ product }) => product === null)) report.leftOut.push(null);
  return report;
}

function sumRequestedQuantities(
  moved: readonly MergedBasketLine[],
): Map<string, { title: string; amount: number }> {
  const found = new Map<string, { title: string; amount: number }>();
  for (const { product, amount } of moved) {
    if (!product || amount <= 0) continue;
    const known = found.get(product.id)?.amount ?? 0;
    found.set(product.id, { title: product.title, amount: known + amount });
  }
  return found;
}

function piecesByProduct(lines: readonly MergedBasketLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { product, amount } of lines) {
    if (product) pieces.set(product.id, (pieces.get(product.id) ?? 0) + amount);
  }
  return pieces;
}
