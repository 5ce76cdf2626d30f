import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What leaves a trace for the next file: replaced or fresh modules, other globals, clocks, settings, running services. */
const trace =
  /\bvi\.(mock|doMock|resetModules|stub\w+|useFakeTimers)\b|\bawait import\(|\bprocess\.env\b|\binstallBrowser\b|\b(start|shared)Backend\w*\b|@\/backend\//;

/**
 * The test files below the folders, in two lists: `own` leave a trace and need a set of modules of their own, `shared` do not, so that
 * all of them load each module once.
 */
export function testFilesByModules(root: string, folders: readonly string[]) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const leavesTrace = (file: string) => trace.test(readFileSync(join(root, file), 'utf8'));
  return {
    own: files.filter(leavesTrace),
    shared: files.filter((file) => !leavesTrace(file)),
  };
}
