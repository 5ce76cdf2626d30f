import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the class names of Bootstrap's utilities and grid, which sources always write in full. */
export const utilityClassPattern =
  /^(?:[mp][tbsexy]?|g[xy]?|gap|(?:column|row)-gap|col|row-cols|offset|order|d|flex|justify-content|align-(?:items|self|content)|border|fs|fw|lh|w|h|text-(?:start|end|center|nowrap|decoration|sm|md|lg|xl))-[a-z0-9-]+$/;

/**
 * Possible class names found in the sources: every word, and the prefixes of names that are composed at run time
 * (`is-${state}`).
 * @typedef {{ readonly tokens: ReadonlySet<string>, readonly prefixes: readonly string[] }} ClassNames
 */

/**
 * @param {readonly string[]} texts
 * @returns {ClassNames}
 */
export function parseClassNames(texts) {
  const tokens = new Set();
  const prefixes = new Set();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\w-]+/g)) tokens.add(word);
    for (const [, prefix] of text.matchAll(/([a-z][\w-]*-)\$\{/g)) prefixes.add(prefix);
  }
  return { tokens, prefixes: [...prefixes] };
}

/**
 * Returns true if a source can use the class. Bootstrap's utilities are always written in full (check-styles.mjs).
 * @param {string} name
 * @param {ClassNames} known
 */
export function isClassUsed(name, { tokens, prefixes }) {
  if (tokens.has(name)) return true;
  return !utilityClassPattern.test(name) && prefixes.some((prefix) => name.startsWith(prefix));
}

/**
 * Reads the texts of all sources that can put a class on a page.
 * @param {string} root
 * @returns {string[]}
 */
function readSources(root) {
  return ['app', 'components', 'lib', 'domain'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8')),
  );
}

/** @import { AtRule, Declaration, Root, Rule } from 'postcss' */

/**
 * Removes rules whose classes no source uses, and Bootstrap's custom properties that nothing reads. Ignores classes
 * inside `:not()`. tools/lint/check-styles.mjs checks that the project's own classes are used.
 * @param {Root} root
 * @param {ClassNames} known
 * @param {string} sources All sources as one text, to find properties that sources read or set.
 */
export function removeUnusedRules(root, known, sources) {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const remaining = rule.selectors.filter((selector) =>
      listClasses(selector).every((name) => isClassUsed(name, known)),
    );
    if (remaining.length === 0) rule.remove();
    else if (remaining.length < rule.selectors.length) rule.selectors = remaining;
  });
  while (removeUnusedProperties(root, sources)) continue;
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
}

/** @param {string} selector */
function listClasses(selector) {
  const shown = selector.replace(/:not\([^()]*\)/g, '');
  return [...shown.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** @param {Rule} rule */
function isKeyframe({ parent }) {
  return parent?.type === 'atrule' && /keyframes$/.test(/** @type {AtRule} */ (parent).name);
}

/**
 * Removes Bootstrap's custom properties (`--bs-…`) that nothing reads. Returns true if any was removed. The caller then
 * repeats the call, because a removed property may have been the only one that read another.
 * @param {Root} root
 * @param {string} sources
 */
function removeUnusedProperties(root, sources) {
  const read = new Set();
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
  });
  /** @type {Declaration[]} */
  const unread = [];
  root.walkDecls(/^--bs-/, (declaration) => {
    if (!read.has(declaration.prop) && !sources.includes(declaration.prop))
      unread.push(declaration);
  });
  for (const declaration of unread) declaration.remove();
  return unread.length > 0;
}

/**
 * Text and class names of the sources, read once for all stylesheets of a build.
 * @type {ReturnType<typeof loadSources> | undefined}
 */
let sources;

/**
 * PostCSS plugin that removes Bootstrap rules no page uses.
 * @returns {import('postcss').Plugin}
 */
export function postcssRemoveUnused() {
  return {
    postcssPlugin: 'without-unused',
    OnceExit(root) {
      sources ??= loadSources(process.cwd());
      removeUnusedRules(root, sources.classNames, sources.text);
    },
  };
}

/** @param {string} root */
function loadSources(root) {
  const texts = readSources(root);
  return { classNames: parseClassNames(texts), text: texts.join('\n') };
}
