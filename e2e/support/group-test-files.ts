import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Matches the source of test files that affect the next test file in the same process: mocked or reset modules, other
 * globals, clocks, settings, running services.
 */
const trace =
  /\bvi\.(mock|doMock|resetModules|stub\w+|useFakeTimers)\b|\bawait import\(|\bprocess\.env\b|\binstallBrowser\b|\b(start|startEmpty|getShared)Services\b|@\/services\//;

const inBrowser = /^\/\/ @vitest-environment happy-dom$/m;

/**
 * Groups the test files in the folders. Files in `own` have side effects and need isolated modules. Files in `shared`
 * have none, so a process loads each module only once for all of them. Both groups are split by environment, because
 * switching a process between browser and server would start a new process for every second file.
 */
export function groupTestFiles(
  root: string,
  folders: readonly string[],
  excludedFolders: readonly string[] = [],
) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => !excludedFolders.some((excluded) => file.startsWith(`${excluded}/`))),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const filesWhere = (isOwn: boolean, isBrowser: boolean) =>
    files.filter((file) => {
      const text = texts.get(file) ?? '';
      return trace.test(text) === isOwn && inBrowser.test(text) === isBrowser;
    });
  return {
    own: { browser: filesWhere(true, true), server: filesWhere(true, false) },
    shared: { browser: filesWhere(false, true), server: filesWhere(false, false) },
  };
}
