import { findCircles } from './circles.mjs';
import { heavyFirstLoads } from './first-load.mjs';
import { missingLateSheets } from './late-sheets.mjs';

/** @import { ImportGraph } from './import-graph.mjs' */

/**
 * What is wrong with the imports, a sentence each: circles of files and of folders, types counted, code that would run on the
 * wrong side, packages that public pages would load with their first script, and sheets of late parts that pages would lack.
 * @param {ImportGraph} graph
 * @returns {string[]}
 */
export function importProblems(graph) {
  return [
    ...fileCircles(graph),
    ...folderCircles(graph),
    ...wrongSides(graph),
    ...heavyFirstLoads(graph).map((way) => `Heavy on a public page: ${way.join(' -> ')}`),
    ...missingLateSheets(graph),
  ];
}

/** @param {ImportGraph} graph */
function fileCircles(graph) {
  return findCircles(graph.keys(), (file) => graph.get(file)?.all ?? []).map(
    (circle) => `Circle of files: ${circle.join(' -> ')}`,
  );
}

/**
 * Rooms of a storey, areas of the backend, topics of the domain, features of the interface.
 * @param {string} file
 */
function roomOf(file) {
  const [top = '', ...inner] = file.split('/').slice(0, -1);
  if (top === 'lib') return ['lib', ...inner.slice(0, 2)].join('/');
  return ['backend', 'domain', 'components'].includes(top)
    ? [top, ...inner.slice(0, 1)].join('/')
    : null;
}

/** @param {ImportGraph} graph */
function folderCircles(graph) {
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map();
  for (const [file, { all }] of graph) {
    const room = roomOf(file);
    if (room === null) continue;
    const others = rooms.get(room) ?? new Set();
    rooms.set(room, others);
    for (const target of all) {
      const other = roomOf(target);
      if (other !== null && other !== room) others.add(other);
    }
  }
  return findCircles(rooms.keys(), (room) => rooms.get(room) ?? []).map(
    (circle) => `Circle of folders: ${circle.join(' -> ')}`,
  );
}

/**
 * Values of lib/server and lib/gateways never reach the browser; those of lib/browser reach the server in client components only.
 * @param {ImportGraph} graph
 */
function wrongSides(graph) {
  const clients = [...graph].filter(([, { isClient }]) => isClient).map(([file]) => file);
  const browser = reach(graph, [...clients, 'instrumentation-client.ts'], () => false);
  const entries = [...graph.keys()].filter((file) =>
    /^app\/|^middleware|^instrumentation\.ts/.test(file),
  );
  const isBorder = (/** @type {string} */ file) => graph.get(file)?.isClient ?? false;
  const server = reach(
    graph,
    entries.filter((file) => !isBorder(file)),
    isBorder,
  );
  return [
    ...[...browser]
      .filter(([file]) => /^lib\/(server|gateways)\//.test(file) && !isOfBothSides(file))
      .map(([file, by]) => `Runs in the browser, by ${by}: ${file}`),
    ...[...server]
      .filter(([file]) => file.startsWith('lib/browser/') && !isBorder(file))
      .map(([file, by]) => `Runs on the server, by ${by}: ${file}`),
  ];
}

/** @param {string} file */
function isOfBothSides(file) {
  return /^lib\/gateways\/shop\/map-(basket|cost|parting|stock)\.ts$/.test(file);
}

/**
 * What is reached by values, with who reached it first.
 * @param {ImportGraph} graph
 * @param {readonly string[]} starts
 * @param {(file: string) => boolean} isBorder
 */
function reach(graph, starts, isBorder) {
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
