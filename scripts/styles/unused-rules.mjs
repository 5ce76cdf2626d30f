import { isNameable } from './class-words.mjs';

/** @import { AtRule, Declaration, Root, Rule } from 'postcss' */
/** @import { ClassWords } from './class-words.mjs' */

/**
 * Takes selectors out of a sheet whose classes no source can name, and Bootstrap's properties that nothing reads. Own classes are
 * held to their use by scripts/lint/check-styles.mjs; what a selector only excludes (`:not`) does not count.
 * @param {Root} root
 * @param {ClassWords} known
 * @param {string} sources all sources as one text, for properties that are read or set there
 */
export function removeUnused(root, known, sources) {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => isNameable(name, known)),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  while (removeUnread(root, sources)) continue;
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
}

/** @param {string} selector */
function classesOf(selector) {
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
function removeUnread(root, sources) {
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
