import { utilityClassPattern } from '../build/postcss-remove-unused.mjs';

/**
 * A compiled stylesheet. `css` is plain CSS.
 * @typedef {{ readonly file: string, readonly lines: number, readonly css: string }} Stylesheet
 * @typedef {{ readonly file: string, readonly text: string }} SourceFile
 */

/** Maximum number of lines of a source stylesheet. A longer one is reported. */
const maxSheetLines = 250;

/**
 * Folders in components/ whose components are on every page or serve all features, so that their styles may be global.
 */
const sharedFolders = new Set(['ui', 'layout']);

/**
 * Folder of the stylesheets for parts of the design system that not every page needs. A file that uses one of their
 * classes must import the stylesheet (decision 16).
 */
const onDemandFolder = 'styles/on-demand/';

/** Pattern of the Bootstrap classes that are styled in styles/on-demand/. */
const adoptedBootstrapClasses =
  'form-check(?:-[a-z]+)*|form-select|form-control-lg|is-invalid|invalid-feedback';

/**
 * Checks the project's stylesheets (decision 16) and returns one message per violation. A class belongs to the
 * stylesheet whose selectors begin with it (getOwningClass).
 * @param {readonly Stylesheet[]} sheets
 * @param {readonly SourceFile[]} sources
 * @returns {string[]}
 */
export function findStylesheetErrors(sheets, sources) {
  const homes = mapClassesToSheets(sheets);
  const users = mapClassesToUsers(sources);
  return [
    ...sheets
      .filter(({ lines }) => lines > maxSheetLines)
      .map(({ file, lines }) => `${file}: ${lines} lines, ${maxSheetLines} at most`),
    ...[...homes].flatMap(([name, files]) =>
      findClassErrors(name, [...files], users.get(name) ?? []),
    ),
    ...sources.flatMap((source) => findSheetImportErrors(source, homes)),
    ...sheets
      .filter(({ file }) => isOnDemandSheet(file) && !isImported(file, sources))
      .map(({ file }) => `${file}: no component imports it`),
  ];
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @param {readonly string[]} users
 */
function findClassErrors(name, files, users) {
  if (files.length > 1) return [`.${name}: defined twice (${files.join(', ')})`];
  const home = files[0] ?? '';
  if (users.length === 0) return [`${home}: .${name} is unused`];
  const features = new Set(users.map(getFeature));
  if (isFeatureSheet(home))
    return users
      .filter((file) => file.startsWith('components/') && getFeature(file) !== getFeature(home))
      .map((file) => `${home}: .${name} is used by another feature (${file})`);
  const isGlobal =
    features.size > 1 || [...features].every((feature) => !feature || sharedFolders.has(feature));
  return isGlobal || !name.startsWith('lt-')
    ? []
    : [`${home}: .${name} belongs to components/${[...features][0]}`];
}

/** @param {string} text */
const usesLazyIsland = (text) => /\blazyIsland\(/.test(text);

/**
 * Checks that a file imports a feature's stylesheet if and only if it uses one of that stylesheet's classes.
 * @param {SourceFile} source
 * @param {ReadonlyMap<string, ReadonlySet<string>>} homes
 */
function findSheetImportErrors({ file, text }, homes) {
  if (!/^(app|components)\//.test(file)) return [];
  /** @type {Set<string>} */
  const needed = new Set();
  for (const name of listClassNames(text))
    for (const home of homes.get(name) ?? []) if (isOnDemandSheet(home)) needed.add(home);
  const imported = new Set(listImportedSheets(file, text));
  return [
    ...[...needed]
      .filter((home) => !imported.has(home))
      .map((home) => `${file}: uses classes of ${home} and does not import it`),
    ...[...imported]
      // A file with a lazy component also imports that component's stylesheets (bundle-checks.mjs checks them).
      .filter((sheet) => isOnDemandSheet(sheet) && !needed.has(sheet) && !usesLazyIsland(text))
      .map((sheet) => `${file}: imports ${sheet} and uses none of its classes`),
  ];
}

/** @param {readonly Stylesheet[]} sheets */
function mapClassesToSheets(sheets) {
  /** @type {Map<string, Set<string>>} */
  const homes = new Map();
  for (const { file, css } of sheets)
    for (const selector of listSelectors(css)) {
      const name =
        getOwningClass(selector) ??
        (file.startsWith(onDemandFolder)
          ? findFirstClass(selector, adoptedBootstrapClasses)
          : null);
      if (name) homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  return homes;
}

/** @param {readonly SourceFile[]} sources */
function mapClassesToUsers(sources) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const { file, text } of sources)
    for (const name of listClassNames(text)) users.set(name, [...(users.get(name) ?? []), file]);
  return users;
}

/**
 * Finds Bootstrap utilities and columns that a `className` uses but the global stylesheet (as plain CSS) lacks, so that
 * they would have no effect.
 * @param {string} css
 * @param {readonly SourceFile[]} sources
 * @returns {string[]}
 */
export function findMissingUtilities(css, sources) {
  const defined = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  return sources.flatMap(({ file, text }) =>
    [...new Set(listWrittenClasses(text))]
      .filter((name) => utilityClassPattern.test(name) && !defined.has(name))
      .map((name) => `${file}: .${name} is not in the global sheet (styles/_utilities.scss)`),
  );
}

const listWrittenClasses = (/** @type {string} */ text) =>
  [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
    ([, quoted, template]) => (quoted ?? template ?? '').match(/[\w-]+/g) ?? [],
  );

/** @param {string} text */
const listClassNames = (text) =>
  new Set(
    text.match(
      new RegExp(`(?<![\\w-])(?:lt-[a-z0-9-]+|(?:${adoptedBootstrapClasses})(?![\\w-]))`, 'g'),
    ),
  );
const isFeatureSheet = (/** @type {string} */ file) => file.startsWith('components/');
const isOnDemandSheet = (/** @type {string} */ file) =>
  isFeatureSheet(file) || file.startsWith(onDemandFolder);
/**
 * @param {string} sheet
 * @param {readonly SourceFile[]} sources
 */
const isImported = (sheet, sources) =>
  sources.some(({ file, text }) => listImportedSheets(file, text).includes(sheet));

/**
 * Returns the feature folder in components/ that contains a file, or null for a file outside of these folders.
 * @param {string} file
 */
const getFeature = (file) => /^components\/([^/]+)\//.exec(file)?.[1] ?? null;

/**
 * @param {string} file
 * @param {string} text
 */
function listImportedSheets(file, text) {
  return [...text.matchAll(/^import '([^']+\.scss)';$|\bimport\('([^']+\.scss)'\)/gm)].map(
    ([, path = '', onDemand = path]) =>
      onDemand.startsWith('@/') ? onDemand.slice(2) : resolveSheetPath(file, onDemand),
  );
}

/**
 * @param {string} file
 * @param {string} path
 */
function resolveSheetPath(file, path) {
  const { pathname } = new URL(path, `file:///${encodeURI(file)}`);
  return decodeURI(pathname).slice(1);
}

/**
 * Lists the selectors of plain CSS one by one.
 * @param {string} css
 */
function listSelectors(css) {
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => splitOutsideBrackets(prelude, /,/));
}

/**
 * Returns the class that a rule belongs to: the first of its selector, ignoring :not(), :has() and whatever precedes a
 * sibling combinator. `.a .b` belongs to .a, `.a + .b` to .b.
 * @param {string} selector
 */
export function getOwningClass(selector) {
  const unconditional = removeConditions(selector);
  const last = splitOutsideBrackets(unconditional, /[+~]/).at(-1) ?? '';
  return findFirstClass(last) ?? findFirstClass(unconditional);
}

const findFirstClass = (/** @type {string} */ selector, names = 'lt-[a-z0-9-]+') =>
  new RegExp(`\\.((?:${names})(?![\\w-]))`).exec(selector)?.[1] ?? null;

/**
 * @param {string} selector
 * @returns {string}
 */
function removeConditions(selector) {
  const shorter = selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return shorter === selector ? selector : removeConditions(shorter);
}

/**
 * Splits a selector at separators outside of brackets.
 * @param {string} selector
 * @param {RegExp} separator
 */
function splitOutsideBrackets(selector, separator) {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth === 0 && separator.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}
