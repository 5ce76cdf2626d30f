/**
 * As much of a file's imports as is asked for here (readImportGraph).
 * @typedef {{ first: ReadonlySet<string>, packages: ReadonlySet<string> }} Node
 */

/** Cart, checkout and account come with them; a public page loads them when they are first needed. */
const heavyPackages = ['@apollo/client', 'aws-amplify', 'react-bootstrap'];
const entry = /^app\/.*\b(page|layout|template|error|global-error|not-found|loading|default)\.tsx$/;
const ownPages = /^app\/\[lang\]\/(checkout|my-account)\//;

/**
 * The ways on which a public page would load a heavy package with its first script, each as the files it goes through.
 * @param {ReadonlyMap<string, Node>} graph
 * @returns {string[][]}
 */
export function heavyFirstLoads(graph) {
  const entries = [...graph.keys()].filter((file) => entry.test(file) && !ownPages.test(file));
  /** @type {Map<string, string | null>} */
  const cameFrom = new Map(entries.map((file) => [file, null]));
  /** @type {string[][]} */
  const found = [];
  for (const file of cameFrom.keys()) {
    const node = graph.get(file);
    for (const name of heavyPackages)
      if (node?.packages.has(name)) found.push([...wayTo(file, cameFrom), name]);
    for (const target of node?.first ?? []) if (!cameFrom.has(target)) cameFrom.set(target, file);
  }
  return found;
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, string | null>} cameFrom
 * @returns {string[]}
 */
function wayTo(file, cameFrom) {
  const before = cameFrom.get(file) ?? null;
  return before === null ? [file] : [...wayTo(before, cameFrom), file];
}
