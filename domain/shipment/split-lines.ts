/** So many pieces of one line. */
export type Pieces = { id: string; amount: number };

type OrderedLine = Pieces & {
  productId: string;
  /** What lines of one configured bicycle have in common: they leave together, piece by piece. */
  group?: string | null;
};

/**
 * Parts the lines of an order into what can leave at once and what waits: `onShelf` tells how many pieces of each product lie in
 * the house for it, and earlier lines take them first. A line may stand in both parts; neither has lines without pieces. Of a group as many
 * pieces of each line leave as there are of the scarcest.
 */
export function splitByStock(
  lines: readonly OrderedLine[],
  onShelf: ReadonlyMap<string, number>,
): { now: Pieces[]; later: Pieces[] } {
  const left = new Map(onShelf);
  const ready = new Map<string, number>();
  for (const { id, group } of lines) {
    if (ready.has(id)) continue;
    const together = lines.filter((line) => line.id === id || (group && line.group === group));
    const pieces = Math.min(
      ...together.map(({ productId, amount }) => Math.min(amount, left.get(productId) ?? 0)),
    );
    for (const line of together) {
      ready.set(line.id, pieces);
      left.set(line.productId, (left.get(line.productId) ?? 0) - pieces);
    }
  }
  const parts = lines.map(({ id, amount }) => ({ id, amount, now: ready.get(id) ?? 0 }));
  const withPieces = ({ amount }: Pieces) => amount > 0;
  return {
    now: parts.map(({ id, now }) => ({ id, amount: now })).filter(withPieces),
    later: parts.map(({ id, amount, now }) => ({ id, amount: amount - now })).filter(withPieces),
  };
}

/** What is left of the lines when these pieces leave. Null when more are to leave than there are, of a line that is not there, or none. */
export function linesLeft(
  lines: readonly Pieces[],
  leaving: readonly Pieces[],
): { leaving: Pieces[]; left: Pieces[] } | null {
  const out = new Map<string, number>();
  for (const { id, amount } of leaving) out.set(id, (out.get(id) ?? 0) + amount);
  const isKnown = [...out].every(([id, amount]) => {
    const line = lines.find((one) => one.id === id);
    return line !== undefined && amount > 0 && amount <= line.amount;
  });
  if (!isKnown || out.size === 0) return null;
  return {
    leaving: [...out].map(([id, amount]) => ({ id, amount })),
    left: lines
      .map(({ id, amount }) => ({ id, amount: amount - (out.get(id) ?? 0) }))
      .filter(({ amount }) => amount > 0),
  };
}
