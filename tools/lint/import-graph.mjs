import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/**
 * The imports of a file. `all` includes type imports, `values` only run-time imports, and `initial` only those of the
 * initial load (neither types nor dynamic imports). `packages` follows the same rule as `initial`. `stylesheets`
 * excludes on-demand stylesheets. `usesLazyIsland` is true if it imports `lazyIsland` of components/ui/lazy.
 * @typedef {{
 *   all: ReadonlySet<string>, values: ReadonlySet<string>, initial: ReadonlySet<string>, packages: ReadonlySet<string>,
 *   stylesheets: ReadonlySet<string>, isClient: boolean, usesLazyIsland: boolean,
 * }} Imports
 * @typedef {ReadonlyMap<string, Imports>} ImportGraph
 */

/**
 * Loads all TypeScript files of the project, except tests, with their imports.
 * @returns {ImportGraph}
 */
export function loadImportGraph() {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  });
  const files = tracked.split('\n').filter((file) => file && existsSync(file) && !isTest(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => [file, parseImports(file, readFileSync(file, 'utf8'), known)]),
  );
}

/** @param {string} file */
const isTest = (file) => /\.(test|spec)\.tsx?$|\.d\.ts$|\/testing\//.test(file);

/**
 * Parses a file's imports of the known files.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} known
 * @returns {Imports}
 */
export function parseImports(file, text, known) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  /** @type {Set<string>} */
  const all = new Set();
  /** @type {Set<string>} */
  const values = new Set();
  /** @type {Set<string>} */
  const initial = new Set();
  /** @type {Set<string>} */
  const packages = new Set();
  /** @type {Set<string>} */
  const stylesheets = new Set();
  const add = (
    /** @type {string} */ specifier,
    /** @type {boolean} */ isType,
    isOnDemand = false,
  ) => {
    if (specifier.endsWith('.scss')) {
      if (!isOnDemand) stylesheets.add(resolvePath(file, specifier) ?? specifier);
      return;
    }
    const target = resolveImport(file, specifier, known);
    if (target === null) {
      if (!isType && !isOnDemand) packages.add(getPackageName(specifier));
      return;
    }
    all.add(target);
    if (!isType) values.add(target);
    if (!isType && !isOnDemand) initial.add(target);
  };
  const visit = (/** @type {ts.Node} */ node) => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      add(node.moduleSpecifier.text, isTypeOnly(node));
    if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    )
      add(node.argument.literal.text, true);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) add(argument.text, false, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    all,
    values,
    initial,
    packages,
    stylesheets,
    isClient: /^['"]use client['"]/.test(text),
    usesLazyIsland: source.statements.some(importsLazyIsland),
  };
}

/** @param {string} specifier */
function getPackageName(specifier) {
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** @param {ts.Statement} statement */
function importsLazyIsland(statement) {
  if (!ts.isImportDeclaration(statement)) return false;
  const names = statement.importClause?.namedBindings;
  return (
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.some(({ name, propertyName }) => (propertyName ?? name).text === 'lazyIsland')
  );
}

/** @param {ts.ImportDeclaration | ts.ExportDeclaration} node */
function isTypeOnly(node) {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return (
    clause.name === undefined &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.length > 0 &&
    names.elements.every((element) => element.isTypeOnly)
  );
}

/**
 * @param {string} file
 * @param {string} specifier
 * @param {ReadonlySet<string>} known
 */
function resolveImport(file, specifier, known) {
  const path = resolvePath(file, specifier);
  if (path === null) return null;
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate)) ?? null;
}

/**
 * Resolves an import to a file of the project, or null for packages.
 * @param {string} file
 * @param {string} specifier
 */
function resolvePath(file, specifier) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : null;
}
