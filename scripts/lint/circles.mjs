/** The groups of nodes that reach each other, larger than one (Tarjan); `edges` gives the neighbours of a node. */
export function findCircles(nodes, edges) {
  const order = new Map();
  const low = new Map();
  const open = [];
  const circles = [];

  function visit(node) {
    order.set(node, order.size);
    low.set(node, order.get(node));
    open.push(node);
    for (const next of edges(node)) {
      if (!order.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (open.includes(next)) {
        low.set(node, Math.min(low.get(node), order.get(next)));
      }
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle.reverse());
  }

  for (const node of nodes) if (!order.has(node)) visit(node);
  return circles;
}
