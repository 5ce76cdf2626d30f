import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findImportErrors } from './import-checks.mjs';
import { cruiseImports } from './cruise-imports.mjs';
import { buildImportGraph } from './import-graph.mjs';
import { findRetiredWords } from './retired-words.mjs';
import { findDuplicateNames, sharedWireNames } from './unique-names.mjs';

/**
 * Checks import rules (tools/config/dependency-cruiser.mjs and import-checks.mjs), unique exported names and retired
 * words in names. Exits with 1 on violations.
 */
const { modules, errors: boundaryErrors } = await cruiseImports(process.cwd());
const importGraph = buildImportGraph(modules, process.cwd());
const importErrors = [...boundaryErrors, ...findImportErrors(importGraph)];

const sourceFile = /^(?!.*(?:\.d\.ts$|node_modules)).*\.(?:tsx?|mjs|jsx?)$/;

/**
 * @param {readonly string[]} folders
 * @param {RegExp} pattern
 */
const listFiles = (folders, pattern = sourceFile) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const sourceFiles = listFiles(['app', 'components', 'domain', 'lib', 'services', 'server']).filter(
  ({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const nameErrors = findDuplicateNames(sourceFiles, sharedWireNames);

const wordErrors = findRetiredWords([
  ...listFiles([
    ...['app', 'components', 'domain', 'lib', 'messages', 'services', 'server'],
    ...['e2e', 'tools', 'cms/src', 'cms/config', 'public'],
  ]),
  ...listFiles(['messages'], /\.json$/),
  ...listFiles(['graphql'], /\/operations\/\w+\.graphql$/),
]);

for (const error of [...importErrors, ...nameErrors, ...wordErrors])
  process.stdout.write(`${error}\n`);
process.stdout.write(`${importGraph.size} files, ${importErrors.length} import errors\n`);
process.stdout.write(`${sourceFiles.length} files, ${nameErrors.length} name errors\n`);
process.stdout.write(`${wordErrors.length} retired words in names\n`);
process.exitCode = importErrors.length + nameErrors.length + wordErrors.length === 0 ? 0 : 1;
