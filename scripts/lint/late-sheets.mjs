/**
 * As much of a file's imports as is asked for here (readImportGraph).
 * @typedef {{ values: ReadonlySet<string>, first: ReadonlySet<string>, sheets: ReadonlySet<string> }} Node
 */

const island = 'components/ui/late/late-island.tsx';

/**
 * Sheets of late parts that do not come with the page: it would show the parts' markup without them until somebody touches it. Each is a
 * sentence. The file that names a late part has to import what the part and everything in it imports.
 * @param {ReadonlyMap<string, Node>} graph
 * @returns {string[]}
 */
export function missingLateSheets(graph) {
  return [...graph].flatMap(([file, { values, first }]) => {
    if (!first.has(island)) return [];
    const there = sheetsWith(file, graph);
    return [...values]
      .filter((target) => !first.has(target))
      .flatMap((part) => [...sheetsWith(part, graph)].filter((sheet) => !there.has(sheet)))
      .map((sheet) => `${file}: ${sheet} has to be imported, it belongs to a late part.`);
  });
}

/**
 * The sheets that come with a file's first load.
 * @param {string} start
 * @param {ReadonlyMap<string, Node>} graph
 */
function sheetsWith(start, graph) {
  const files = new Set([start]);
  /** @type {Set<string>} */
  const sheets = new Set();
  for (const file of files) {
    const node = graph.get(file);
    for (const sheet of node?.sheets ?? []) sheets.add(sheet);
    for (const target of node?.first ?? []) files.add(target);
  }
  return sheets;
}
