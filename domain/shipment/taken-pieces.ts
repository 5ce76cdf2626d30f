/** What an order has taken of a product: from the shelf, and from deliveries that were still to come. */
type Taken = { shelf: number; deliveries: { at: number; amount: number }[] };

/**
 * Parts what was taken when so many pieces of it never leave: the ones that were to come last go back first, as what lay in the
 * house has left first. More pieces than were taken give back all of it.
 */
export function takenBack(taken: Taken, pieces: number): { back: Taken; kept: Taken } {
  const back: Taken = { shelf: 0, deliveries: [] };
  const kept: Taken = { shelf: 0, deliveries: [] };
  let left = pieces;
  for (const { at, amount } of taken.deliveries.toSorted((one, other) => other.at - one.at)) {
    const gone = Math.min(left, amount);
    left -= gone;
    if (gone > 0) back.deliveries.unshift({ at, amount: gone });
    if (amount > gone) kept.deliveries.unshift({ at, amount: amount - gone });
  }
  back.shelf = Math.min(left, taken.shelf);
  kept.shelf = taken.shelf - back.shelf;
  return { back, kept };
}
