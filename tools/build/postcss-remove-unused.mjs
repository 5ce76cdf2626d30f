import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that only Bootstrap's utilities and grid have; sources write them out. */
export const utilityClassPattern =
  /^(?:[mp][tbsexy]?|g[xy]?|gap|(?:column|row)-gap|col|row-cols|offset|order|d|flex|justify-content|align-(?:items|self|content)|border|fs|fw|lh|w|h|text-(?:start|end|center|nowrap|decoration|sm|md|lg|xl))-[a-z0-9-]+$/;

/**
 * What classes can be called, read from sources: every word, and the beginnings of names that are put together at run time
 * (`is-${state}`).
 * @typedef {{ readonly words: ReadonlySet<string>, readonly beginnings: readonly string[] }} ClassNames
 */

/**
 * @param {readonly string[]} texts
 * @returns {ClassNames}
 */
export function parseClassNames(texts) {
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
 * @param {ClassNames} known
 */
export function isClassUsed(name, { words, beginnings }) {
  if (words.has(name)) return true;
  return (
    !utilityClassPattern.test(name) && beginnings.some((beginning) => name.startsWith(beginning))
  );
}

/**
 * The texts of everything that can put a class into a page.
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
 * Takes selectors out of a sheet whose classes no source can name, and Bootstrap's properties that nothing reads. Own classes are
 * held to their use by tools/lint/check-styles.mjs; what a selector only excludes (`:not`) does not count.
 * @param {Root} root
 * @param {ClassNames} known
 * @param {string} sources all sources as one text, for properties that are read or set there
 */
export function removeUnusedRules(root, known, sources) {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) =>
      listClasses(selector).every((name) => isClassUsed(name, known)),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
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
 * True when something was taken out: what it read may now be unread, too.
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

/** Sources are read once for all sheets of a build. */
let sources;

/**
 * What the build does with each sheet: no page carries rules of Bootstrap that nothing uses.
 * @returns {import('postcss').Plugin}
 */
export function postcssRemoveUnused() {
  return {
    postcssPlugin: 'without-unused',
    OnceExit(root) {
      sources ??= loadSources(process.cwd());
      removeUnusedRules(root, sources.words, sources.text);
    },
  };
}

/** @param {string} root */
function loadSources(root) {
  const texts = readSources(root);
  return { words: parseClassNames(texts), text: texts.join('\n') };
}
