/** What belongs to an order, by its id, in the order it came. */
export function byOrder<One extends { orderId: string }>(all: readonly One[]): Map<string, One[]> {
  const found = new Map<string, One[]>();
  for (const one of all) {
    const others = found.get(one.orderId);
    if (others) others.push(one);
    else found.set(one.orderId, [one]);
  }
  return found;
}
