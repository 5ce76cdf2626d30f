import { findCircles } from './circles.mjs';
import { readImportGraph } from './import-graph.mjs';

/** Circles of files and of folders, types counted, and code that would run on the wrong side. Exits with 1 when it finds any. */
const graph = readImportGraph();
const problems = [...fileCircles(), ...folderCircles(), ...wrongSides()];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${graph.size} files, ${problems.length} problems of imports\n`);
process.exit(problems.length === 0 ? 0 : 1);

function fileCircles() {
  return findCircles(graph.keys(), (file) => graph.get(file)?.all ?? []).map(
    (circle) => `Circle of files: ${circle.join(' -> ')}`,
  );
}

/** Rooms of a storey, areas of the backend, topics of the domain, features of the interface. */
function roomOf(file) {
  const [top, ...inner] = file.split('/').slice(0, -1);
  if (top === 'lib') return ['lib', ...inner.slice(0, 2)].join('/');
  return ['backend', 'domain', 'components'].includes(top)
    ? [top, ...inner.slice(0, 1)].join('/')
    : null;
}

function folderCircles() {
  const rooms = new Map();
  for (const [file, { all }] of graph) {
    const room = roomOf(file);
    if (room === null) continue;
    const others = rooms.get(room) ?? rooms.set(room, new Set()).get(room);
    for (const target of all) {
      const other = roomOf(target);
      if (other !== null && other !== room) others.add(other);
    }
  }
  return findCircles(rooms.keys(), (room) => rooms.get(room) ?? []).map(
    (circle) => `Circle of folders: ${circle.join(' -> ')}`,
  );
}

/** Values of lib/server and lib/gateways never reach the browser; those of lib/browser reach the server in client components only. */
function wrongSides() {
  const clients = [...graph].filter(([, { isClient }]) => isClient).map(([file]) => file);
  const browser = reach([...clients, 'instrumentation-client.ts'], () => false);
  const entries = [...graph.keys()].filter((file) =>
    /^app\/|^middleware|^instrumentation\.ts/.test(file),
  );
  const isBorder = (file) => graph.get(file)?.isClient ?? false;
  const server = reach(
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

function isOfBothSides(file) {
  return /^lib\/gateways\/shop\/map-(basket|cost)\.ts$/.test(file);
}

/** What is reached by values, with who reached it first. */
function reach(starts, isBorder) {
  const reached = new Map(starts.map((file) => [file, 'itself']));
  const open = [...starts];
  while (open.length > 0) {
    const file = open.pop();
    for (const target of graph.get(file)?.values ?? []) {
      if (reached.has(target) || isBorder(target)) continue;
      reached.set(target, file);
      open.push(target);
    }
  }
  return reached;
}
