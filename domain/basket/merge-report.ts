/** A line as far as taking it to another basket goes; product is null when it is no longer sold. */
export type MovedLine = {
  id: string;
  amount: number;
  product: { id: string; title: string } | null;
};

export type MergeReport = {
  /** Products of which there are fewer pieces than both baskets held. */
  limited: { title: string; wanted: number; amount: number }[];
  /** Titles of products of which nothing could be taken; null for one that is no longer sold and has no title. */
  leftOut: (string | null)[];
};

/** What became of the lines taken along, by how many pieces of each product the basket held before and holds after. */
export function mergeReport(
  moved: readonly MovedLine[],
  before: readonly MovedLine[],
  after: readonly MovedLine[],
): MergeReport {
  const report: MergeReport = { limited: [], leftOut: [] };
  const [held, holds] = [piecesByProduct(before), piecesByProduct(after)];
  for (const [id, wish] of wishes(moved)) {
    const wanted = wish.amount + (held.get(id) ?? 0);
    const amount = holds.get(id) ?? 0;
    if (amount === 0) report.leftOut.push(wish.title);
    else if (amount < wanted) report.limited.push({ title: wish.title, wanted, amount });
  }
  if (moved.some(({ product }) => product === null)) report.leftOut.push(null);
  return report;
}

function wishes(moved: readonly MovedLine[]): Map<string, { title: string; amount: number }> {
  const found = new Map<string, { title: string; amount: number }>();
  for (const { product, amount } of moved) {
    if (!product || amount <= 0) continue;
    const known = found.get(product.id)?.amount ?? 0;
    found.set(product.id, { title: product.title, amount: known + amount });
  }
  return found;
}

function piecesByProduct(lines: readonly MovedLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { product, amount } of lines) {
    if (product) pieces.set(product.id, (pieces.get(product.id) ?? 0) + amount);
  }
  return pieces;
}
