import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utilityName } from './utility-names.mjs';

/**
 * What classes can be called, read from sources: every word, and the beginnings of names that are put together at run time
 * (`is-${state}`).
 * @typedef {{ readonly words: ReadonlySet<string>, readonly beginnings: readonly string[] }} ClassWords
 */

/**
 * @param {readonly string[]} texts
 * @returns {ClassWords}
 */
export function classWords(texts) {
  const words = new Set();
  const beginnings = new Set();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
    for (const [, beginning] of text.matchAll(/([a-z][\w-]*-)\$\{/g)) beginnings.add(beginning);
  }
  return { words, beginnings: [...beginnings] };
}

/**
 * True for a class that some source can name. Bootstrap's utilities are always written out (check-styles.mjs).
 * @param {string} name
 * @param {ClassWords} known
 */
export function isNameable(name, { words, beginnings }) {
  if (words.has(name)) return true;
  return !utilityName.test(name) && beginnings.some((beginning) => name.startsWith(beginning));
}

/**
 * The texts of everything that can put a class into a page.
 * @param {string} root
 * @returns {string[]}
 */
export function sourceTexts(root) {
  return ['app', 'components', 'lib', 'domain'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8')),
  );
}
