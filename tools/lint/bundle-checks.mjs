/**
 * As much of a file's imports as is asked for here (loadImportGraph).
 * @typedef {{ initial: ReadonlySet<string>, packages: ReadonlySet<string> }} FirstLoadImports
 */

/** Cart, checkout and account come with them; a public page loads them when they are first needed. */
const heavyPackages = ['@apollo/client', 'aws-amplify', 'react-bootstrap'];
const entryPattern =
  /^app\/.*\b(page|layout|template|error|global-error|not-found|loading|default)\.tsx$/;
const privatePagesPattern = /^app\/\[lang\]\/(checkout|my-account)\//;

/**
 * The ways on which a public page would load a heavy package with its first script, each as the files it goes through.
 * @param {ReadonlyMap<string, FirstLoadImports>} graph
 * @returns {string[][]}
 */
export function findHeavyFirstLoads(graph) {
  const entries = [...graph.keys()].filter(
    (file) => entryPattern.test(file) && !privatePagesPattern.test(file),
  );
  /** @type {Map<string, string | null>} */
  const cameFrom = new Map(entries.map((file) => [file, null]));
  /** @type {string[][]} */
  const found = [];
  for (const file of cameFrom.keys()) {
    const node = graph.get(file);
    for (const name of heavyPackages)
      if (node?.packages.has(name)) found.push([...getImportPath(file, cameFrom), name]);
    for (const target of node?.initial ?? []) if (!cameFrom.has(target)) cameFrom.set(target, file);
  }
  return found;
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, string | null>} cameFrom
 * @returns {string[]}
 */
function getImportPath(file, cameFrom) {
  const before = cameFrom.get(file) ?? null;
  return before === null ? [file] : [...getImportPath(before, cameFrom), file];
}

/**
 * As much of a file's imports as is asked for here (loadImportGraph).
 * @typedef {{
 *   values: ReadonlySet<string>, initial: ReadonlySet<string>, stylesheets: ReadonlySet<string>, usesLazyIsland: boolean,
 * }} SheetImports
 */

/**
 * Sheets of late parts that do not come with the page: it would show the parts' markup without them until somebody touches it. Each is a
 * sentence. The file that names a late part has to import what the part and everything in it imports.
 * @param {ReadonlyMap<string, SheetImports>} graph
 * @returns {string[]}
 */
export function findMissingStylesheets(graph) {
  return [...graph].flatMap(([file, { values, initial, usesLazyIsland }]) => {
    if (!usesLazyIsland) return [];
    const there = listStylesheets(file, graph);
    return [...values]
      .filter((target) => !initial.has(target))
      .flatMap((part) => [...listStylesheets(part, graph)].filter((sheet) => !there.has(sheet)))
      .map((sheet) => `${file}: ${sheet} has to be imported, it belongs to a late part.`);
  });
}

/**
 * The sheets that come with a file's first load.
 * @param {string} start
 * @param {ReadonlyMap<string, SheetImports>} graph
 */
function listStylesheets(start, graph) {
  const files = new Set([start]);
  /** @type {Set<string>} */
  const sheets = new Set();
  for (const file of files) {
    const node = graph.get(file);
    for (const sheet of node?.stylesheets ?? []) sheets.add(sheet);
    for (const target of node?.initial ?? []) files.add(target);
  }
  return sheets;
}
