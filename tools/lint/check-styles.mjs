import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';
import { findMissingFontFaces } from './font-checks.mjs';
import { findMissingUtilities, findStylesheetErrors } from './stylesheet-checks.mjs';

/**
 * This program checks that every class belongs to one stylesheet, that every stylesheet is in the folder of its feature
 * (decision 16), and that no stylesheet uses a font weight or width that the font files lack.
 */
const sheets = ['styles/global', 'styles/on-demand', 'components']
  .flatMap((folder) => files(folder, /\.scss$/))
  .map((file) => ({
    file,
    lines: readFileSync(file, 'utf8').split('\n').length - 1,
    css: removeComments(file),
  }));
const sources = ['app', 'components', 'lib']
  .flatMap((folder) => files(folder, /(?<!\.test)\.tsx?$/))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const main = { file: 'styles/main.scss', css: removeComments('styles/main.scss') };

const problems = [
  ...findStylesheetErrors(sheets, sources),
  ...findMissingUtilities(main.css, sources),
  ...[main, ...sheets].flatMap(findMissingFontFaces),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${sheets.length} sheets, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
function files(folder, pattern) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => pattern.test(path))
    .sort();
}

/**
 * Compiles a stylesheet to the CSS that browsers get, without comments. Each stylesheet can be compiled alone, because
 * it loads the design tokens it uses.
 * @param {string} file
 */
function removeComments(file) {
  const { css } = compile(file, {
    loadPaths: ['node_modules'],
    // Bootstrap 5.3 is written for @import (next.config.ts).
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  });
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
