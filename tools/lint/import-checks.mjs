import { findHeavyFirstLoads, findMissingStylesheets } from './bundle-checks.mjs';

/**
 * Returns the strongly connected components with more than one node (Tarjan). `edges` returns the neighbors of a node.
 * @param {Iterable<string>} nodes
 * @param {(node: string) => Iterable<string>} edges
 * @returns {string[][]}
 */
export function findCycles(nodes, edges) {
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];

  /**
   * Visits a node and returns the lowest index of an open node that is reachable from it.
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

/** @import { ImportGraph } from './import-graph.mjs' */

/**
 * Checks the imports and returns one message per violation: cycles of folders (including type imports), code on the
 * wrong side (server or browser), heavy packages in the initial load of public pages, and missing stylesheets of
 * lazy components.
 * @param {ImportGraph} graph
 * @returns {string[]}
 */
export function findImportErrors(graph) {
  return [
    ...findFolderCycles(graph),
    ...findWrongSideImports(graph),
    ...findHeavyFirstLoads(graph).map((way) => `Heavy package in first load: ${way.join(' -> ')}`),
    ...findMissingStylesheets(graph),
  ];
}

/**
 * Returns the module of a file: a layer folder in lib/, a module of the services, a topic of the domain, or a feature
 * in components/. Null for all other files.
 * @param {string} file
 */
function getModule(file) {
  const [top = '', ...inner] = file.split('/').slice(0, -1);
  // A file directly in a layer counts as a separate module.
  if (top === 'lib') return inner.length < 2 ? file : ['lib', ...inner.slice(0, 2)].join('/');
  return ['services', 'domain', 'components'].includes(top)
    ? [top, ...inner.slice(0, 1)].join('/')
    : null;
}

/** @param {ImportGraph} graph */
function findFolderCycles(graph) {
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map();
  for (const [file, { all }] of graph) {
    const room = getModule(file);
    if (room === null) continue;
    const others = rooms.get(room) ?? new Set();
    rooms.set(room, others);
    for (const target of all) {
      const other = getModule(target);
      if (other !== null && other !== room) others.add(other);
    }
  }
  return findCycles(rooms.keys(), (room) => rooms.get(room) ?? []).map(
    (circle) => `Import cycle between folders: ${circle.join(' -> ')}`,
  );
}

/**
 * Finds code on the wrong side, by run-time imports: lib/server and lib/gateways in the browser, and lib/browser on the
 * server other than through client components.
 * @param {ImportGraph} graph
 */
function findWrongSideImports(graph) {
  const clients = [...graph].filter(([, { isClient }]) => isClient).map(([file]) => file);
  const browser = findReachable(graph, [...clients, 'instrumentation-client.ts'], () => false);
  const entries = [...graph.keys()].filter((file) =>
    /^app\/|^middleware|^instrumentation\.ts/.test(file),
  );
  const isBorder = (/** @type {string} */ file) => graph.get(file)?.isClient ?? false;
  const server = findReachable(
    graph,
    entries.filter((file) => !isBorder(file)),
    isBorder,
  );
  return [
    ...[...browser]
      .filter(([file]) => /^lib\/(server|gateways)\//.test(file) && !isSharedMapper(file))
      .map(([file, by]) => `Server code in the browser, imported by ${by}: ${file}`),
    ...[...server]
      .filter(([file]) => file.startsWith('lib/browser/') && !isBorder(file))
      .map(([file, by]) => `Browser code on the server, imported by ${by}: ${file}`),
  ];
}

/** @param {string} file */
function isSharedMapper(file) {
  return /^lib\/gateways\/shop\/map-(basket|cost|country)\.ts$/.test(file);
}

/**
 * Returns the files reachable by value imports, each with the file that first reached it.
 * @param {ImportGraph} graph
 * @param {readonly string[]} starts
 * @param {(file: string) => boolean} isBorder
 */
function findReachable(graph, starts, isBorder) {
  const reached = new Map(starts.map((file) => [file, 'itself']));
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const target of graph.get(file)?.values ?? []) {
      if (reached.has(target) || isBorder(target)) continue;
      reached.set(target, file);
      open.push(target);
    }
  }
  return reached;
}
