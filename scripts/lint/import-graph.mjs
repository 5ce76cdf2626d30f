import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/**
 * Every TypeScript file of the project that is no test, with what it imports: `all` counts types, `values` only what is there
 * when the code runs. Packages are left out.
 */
export function readImportGraph() {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  });
  const files = tracked.split('\n').filter((file) => file && existsSync(file) && !isTest(file));
  const known = new Set(files);
  return new Map(files.map((file) => [file, readFile(file, known)]));
}

const isTest = (file) => /\.(test|spec)\.tsx?$|\.d\.ts$|\/testing\//.test(file);

function readFile(file, known) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const all = new Set();
  const values = new Set();
  const add = (specifier, isType) => {
    const target = resolve(file, specifier, known);
    if (target === null) return;
    all.add(target);
    if (!isType) values.add(target);
  };
  const visit = (node) => {
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
      if (argument && ts.isStringLiteral(argument)) add(argument.text, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { all, values, isClient: /^['"]use client['"]/.test(text) };
}

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

function resolve(file, specifier, known) {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? normalize(join(dirname(file), specifier))
      : null;
  if (path === null) return null;
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate)) ?? null;
}
