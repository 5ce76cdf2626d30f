/**
 * The fields of `Imports` (import-graph.mjs) that findHeavyFirstLoads reads.
 * @typedef {{ initial: ReadonlySet<string>, packages: ReadonlySet<string> }} FirstLoadImports
 */

/** Packages of the cart, checkout and account. A public page may only load them on demand. */
const heavyPackages = ['@apollo/client', 'aws-amplify', 'react-bootstrap'];
const entryPattern =
  /^app\/.*\b(page|layout|template|error|global-error|not-found|loading|default)\.tsx$/;
const privatePagesPattern = /^app\/\[lang\]\/(checkout|my-account)\//;

/**
 * Finds the import chains by which a public page would load a heavy package initially. Each chain is a list of files,
 * ending with the package.
 * @param {ReadonlyMap<string, FirstLoadImports>} graph
 * @returns {string[][]}
 */
export function findHeavyFirstLoads(graph) {
  const entries = [...graph.keys()].filter(
    (file) => entryPattern.test(file) && !privatePagesPattern.test(file),
  );
  /** @type {Map<string, string | null>} */
  const importers = new Map(entries.map((file) => [file, null]));
  /** @type {string[][]} */
  const found = [];
  for (const file of importers.keys()) {
    const node = graph.get(file);
    for (const name of heavyPackages)
      if (node?.packages.has(name)) found.push([...getImportPath(file, importers), name]);
    for (const target of node?.initial ?? [])
      if (!importers.has(target)) importers.set(target, file);
  }
  return found;
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, string | null>} importers
 * @returns {string[]}
 */
function getImportPath(file, importers) {
  const before = importers.get(file) ?? null;
  return before === null ? [file] : [...getImportPath(before, importers), file];
}

/**
 * The fields of `Imports` (import-graph.mjs) that findMissingStylesheets reads.
 * @typedef {{
 *   values: ReadonlySet<string>, initial: ReadonlySet<string>, stylesheets: ReadonlySet<string>, usesLazyIsland: boolean,
 * }} SheetImports
 */

/**
 * Finds missing stylesheets of lazy components, as one message each. A file that uses a lazy component must import all
 * stylesheets of that component and its imports. Otherwise its server-rendered markup would be unstyled until it is
 * hydrated.
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
      .map((sheet) => `${file}: ${sheet} must be imported here because a lazy component needs it.`);
  });
}

/**
 * Lists the stylesheets in the initial load of a file.
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
