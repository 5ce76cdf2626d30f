import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium compiles all of a script that begins so while it comes in, in a thread of its own. To others it is a comment. */
export const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

const scriptOfPage = /\/_next\/(static\/chunks\/[\w.~-]+\.js)/g;

/**
 * Marks the scripts that the build's pages begin with, so that the task that wakes a page finds them compiled: half of it was that. What comes
 * only when somebody asks for it stays as it is, since most of it may never run. Answers with how many scripts are marked.
 * @param {string} distDir
 */
export function compileAhead(distDir) {
  const pagesDir = join(distDir, 'server/app');
  const names = new Set(
    readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) => [...readFileSync(join(pagesDir, name), 'utf8').matchAll(scriptOfPage)])
      .flatMap(([, name]) => name ?? []),
  );
  const files = [...names].map((name) => join(distDir, name)).filter((file) => existsSync(file));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!text.startsWith(compileAtOnce)) writeFileSync(file, compileAtOnce + text);
  }
  return files.length;
}
