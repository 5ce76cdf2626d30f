import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { cruiseImports } from './cruise-imports.mjs';
import { buildImportGraph } from './import-graph.mjs';

/**
 * Creates a temporary project from the given files (text by path) and returns its import graph and rule violations.
 * Removes the project after the test.
 */
export async function cruiseTestProject(files: Readonly<Record<string, string>>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { modules, errors } = await cruiseImports(root);
  return { graph: buildImportGraph(modules, root), errors };
}
