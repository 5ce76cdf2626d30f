import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Returns the names and SKU prefixes of the presale models in a demo folder, which only dealers may see. Throws if
 * there are none, because the check would then prove nothing.
 * @param {string} demoDir
 * @returns {string[]}
 */
export function listPresaleTerms(demoDir) {
  const folder = join(demoDir, 'catalogue/bikes');
  const files = readdirSync(folder).filter((name) => name.endsWith('-presale.yaml'));
  const words = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    /** @type {{ name: string }} */
    const { name } = parse(text);
    // All articles of a model year share a prefix, such as EM9.26.
    const numbers = [...text.matchAll(/\bsku: ['"]?(\w+\.\w+\.)/g)].map(([, start = '']) => start);
    return [name, ...numbers];
  });
  if (words.length < 2) throw new Error(`${folder} has no presale models.`);
  return [...new Set(words)];
}

/**
 * Returns the words that occur in a text.
 * @param {string} text
 * @param {readonly string[]} words
 */
export function findContainedTerms(text, words) {
  return words.filter((word) => text.includes(word));
}

const pageFilePattern = /\.(?:html|rsc|body|json|txt|xml)$/;

/**
 * Finds prebuilt pages that contain one of the words (listPresaleTerms). Returns the matches as `file: word`, and the
 * number of pages searched.
 * @param {string} distDir
 * @param {readonly string[]} words
 * @returns {{ files: number, found: string[] }}
 */
export function findPresaleLeaks(distDir, words) {
  const folder = join(distDir, 'server/app');
  // The folder of a route can have the same name as a page file.
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => pageFilePattern.test(name) && statSync(join(folder, name)).isFile(),
  );
  const found = names.flatMap((name) =>
    findContainedTerms(readFileSync(join(folder, name), 'utf8'), words).map(
      (word) => `${name}: ${word}`,
    ),
  );
  return { files: names.length, found };
}
