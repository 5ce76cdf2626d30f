import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What leaves a trace for the next file: replaced or fresh modules, other globals, clocks, settings, running services. */
const trace =
  /\bvi\.(mock|doMock|resetModules|stub\w+|useFakeTimers)\b|\bawait import\(|\bprocess\.env\b|\binstallBrowser\b|\b(start|startEmpty|getShared)Services\b|@\/services\//;

const inBrowser = /^\/\/ @vitest-environment happy-dom$/m;

/**
 * The test files below the folders, in lists: `own` leave a trace and need a set of modules of their own, `shared` do not, so that
 * all of them load each module once. Each kind by where it runs, since a process that has been a browser is no server any more: mixed, every
 * second file began one of its own.
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
