import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findImportErrors } from './import-checks.mjs';
import { loadImportGraph } from './import-graph.mjs';
import { findDuplicateNames, sharedWireNames } from './unique-names.mjs';

/** Checks import rules and unique exported names (decision 51). Exits with 1 on violations. */
const importGraph = loadImportGraph();
const importErrors = findImportErrors(importGraph);

const sourceFiles = ['app', 'components', 'domain', 'lib', 'services', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const nameErrors = findDuplicateNames(sourceFiles, sharedWireNames);

for (const error of [...importErrors, ...nameErrors]) process.stdout.write(`${error}\n`);
process.stdout.write(`${importGraph.size} files, ${importErrors.length} problems of imports\n`);
process.stdout.write(`${sourceFiles.length} files, ${nameErrors.length} problems of names\n`);
process.exitCode = importErrors.length + nameErrors.length === 0 ? 0 : 1;
