import { utilityName } from '../styles/utility-names.mjs';

/**
 * A sheet comes compiled: `css` is plain CSS.
 * @typedef {{ readonly file: string, readonly lines: number, readonly css: string }} Sheet
 * @typedef {{ readonly file: string, readonly text: string }} Source
 */

/** Lines a sheet may have. */
const longestSheet = 250;

/** Folders below components/ that are on every page or serve all features: what they show may be global. */
const shared = new Set(['ui', 'layout']);

/** Parts of the design system that not every page shows: whoever names one of their classes imports them (decision 220). */
const byUse = 'styles/by-use/';

/** Bootstrap's names that have their home there. */
const adopted = 'form-check(?:-[a-z]+)*|form-select|form-control-lg|is-invalid|invalid-feedback';

/**
 * What is wrong with the house's sheets (decision 45), one sentence each. A class has one home: the sheet with the rules
 * whose selectors begin with it.
 * @param {readonly Sheet[]} sheets
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export function styleProblems(sheets, sources) {
  const homes = homesOf(sheets);
  const users = usersOf(sources);
  return [
    ...sheets
      .filter(({ lines }) => lines > longestSheet)
      .map(({ file, lines }) => `${file}: ${lines} lines, ${longestSheet} at most`),
    ...[...homes].flatMap(([name, files]) =>
      classProblems(name, [...files], users.get(name) ?? []),
    ),
    ...sources.flatMap((source) => importProblems(source, homes)),
    ...sheets
      .filter(({ file }) => isImportedByUse(file) && !isImported(file, sources))
      .map(({ file }) => `${file}: no component imports it`),
  ];
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @param {readonly string[]} users
 */
function classProblems(name, files, users) {
  if (files.length > 1) return [`.${name}: more than one home (${files.join(', ')})`];
  const home = files[0] ?? '';
  if (users.length === 0) return [`${home}: .${name} is used nowhere`];
  const features = new Set(users.map(featureOf));
  if (isFeatureSheet(home))
    return users
      .filter((file) => file.startsWith('components/') && featureOf(file) !== featureOf(home))
      .map((file) => `${home}: .${name} is used by another feature (${file})`);
  const isGlobal =
    features.size > 1 || [...features].every((feature) => !feature || shared.has(feature));
  return isGlobal || !name.startsWith('lt-')
    ? []
    : [`${home}: .${name} belongs to components/${[...features][0]}`];
}

/** @param {string} text */
const namesLateParts = (text) => text.includes("'@/components/ui/late/late-island'");

/**
 * Whoever names a class of a feature's sheet imports the sheet, and nobody else: nothing is shown without its styles or loaded for nothing.
 * @param {Source} source
 * @param {ReadonlyMap<string, ReadonlySet<string>>} homes
 */
function importProblems({ file, text }, homes) {
  if (!/^(app|components)\//.test(file)) return [];
  /** @type {Set<string>} */
  const needed = new Set();
  for (const name of classNames(text))
    for (const home of homes.get(name) ?? []) if (isImportedByUse(home)) needed.add(home);
  const imported = new Set(importedSheets(file, text));
  return [
    ...[...needed]
      .filter((home) => !imported.has(home))
      .map((home) => `${file}: uses classes of ${home} and does not import it`),
    ...[...imported]
      // What names a late part brings the part's sheets along (late-sheets.mjs says which).
      .filter((sheet) => isImportedByUse(sheet) && !needed.has(sheet) && !namesLateParts(text))
      .map((sheet) => `${file}: imports ${sheet} and uses none of its classes`),
  ];
}

/** @param {readonly Sheet[]} sheets */
function homesOf(sheets) {
  /** @type {Map<string, Set<string>>} */
  const homes = new Map();
  for (const { file, css } of sheets)
    for (const selector of selectorsOf(css)) {
      const name =
        ownerOf(selector) ?? (file.startsWith(byUse) ? firstClass(selector, adopted) : null);
      if (name) homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  return homes;
}

/** @param {readonly Source[]} sources */
function usersOf(sources) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const { file, text } of sources)
    for (const name of classNames(text)) users.set(name, [...(users.get(name) ?? []), file]);
  return users;
}

/**
 * Utilities and columns of Bootstrap that are written in a `className` while the global sheet, given as plain CSS, leaves
 * them out: nothing would be styled by them.
 * @param {string} css
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export function missingUtilities(css, sources) {
  const defined = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  return sources.flatMap(({ file, text }) =>
    [...new Set(writtenClasses(text))]
      .filter((name) => utilityName.test(name) && !defined.has(name))
      .map(
        (name) => `${file}: .${name} is not in the global sheet (styles/_utilities-in-use.scss)`,
      ),
  );
}

const writtenClasses = (/** @type {string} */ text) =>
  [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
    ([, plain, template]) => (plain ?? template ?? '').match(/[\w-]+/g) ?? [],
  );

/** @param {string} text */
const classNames = (text) =>
  new Set(text.match(new RegExp(`(?<![\\w-])(?:lt-[a-z0-9-]+|(?:${adopted})(?![\\w-]))`, 'g')));
const isFeatureSheet = (/** @type {string} */ file) => file.startsWith('components/');
const isImportedByUse = (/** @type {string} */ file) =>
  isFeatureSheet(file) || file.startsWith(byUse);
/**
 * @param {string} sheet
 * @param {readonly Source[]} sources
 */
const isImported = (sheet, sources) =>
  sources.some(({ file, text }) => importedSheets(file, text).includes(sheet));

/**
 * The folder below components/ a file lies in; null for what composes or serves features.
 * @param {string} file
 */
const featureOf = (file) => /^components\/([^/]+)\//.exec(file)?.[1] ?? null;

/**
 * @param {string} file
 * @param {string} text
 */
function importedSheets(file, text) {
  return [...text.matchAll(/^import '([^']+\.scss)';$|\bimport\('([^']+\.scss)'\)/gm)].map(
    ([, path = '', onDemand = path]) =>
      onDemand.startsWith('@/') ? onDemand.slice(2) : resolveFrom(file, onDemand),
  );
}

/**
 * @param {string} file
 * @param {string} path
 */
function resolveFrom(file, path) {
  const { pathname } = new URL(path, `file:///${encodeURI(file)}`);
  return decodeURI(pathname).slice(1);
}

/**
 * The selectors of plain CSS, each on its own.
 * @param {string} css
 */
function selectorsOf(css) {
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => splitOutside(prelude, /,/));
}

/**
 * The class a rule belongs to: the first one of its selector, what stands in :not() and :has() and before a sibling left
 * out. `.a .b` is the business of .a, `.a + .b` of .b.
 * @param {string} selector
 */
export function ownerOf(selector) {
  const plain = withoutConditions(selector);
  const last = splitOutside(plain, /[+~]/).at(-1) ?? '';
  return firstClass(last) ?? firstClass(plain);
}

const firstClass = (/** @type {string} */ selector, names = 'lt-[a-z0-9-]+') =>
  new RegExp(`\\.((?:${names})(?![\\w-]))`).exec(selector)?.[1] ?? null;

/**
 * @param {string} selector
 * @returns {string}
 */
function withoutConditions(selector) {
  const shorter = selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return shorter === selector ? selector : withoutConditions(shorter);
}

/**
 * Parts of a selector between separators that stand in no bracket.
 * @param {string} selector
 * @param {RegExp} separator
 */
function splitOutside(selector, separator) {
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
