/**
 * The groups of nodes that reach each other, larger than one (Tarjan); `edges` gives the neighbours of a node.
 * @param {Iterable<string>} nodes
 * @param {(node: string) => Iterable<string>} edges
 * @returns {string[][]}
 */
export function findCircles(nodes, edges) {
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];

  /**
   * Gives the earliest node that is still open and can be reached from this one.
   * @param {string} node
   * @returns {number}
   */
  function visit(node) {
    const own = order.size;
    order.set(node, own);
    open.push(node);
    let low = own;
    for (const next of edges(node)) {
      const known = order.get(next);
      if (known === undefined) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, known);
    }
    if (low !== own) return low;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle.reverse());
    return low;
  }

  for (const node of nodes) if (!order.has(node)) visit(node);
  return circles;
}
