import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The imports of a file. `all` includes type imports, `values` only run-time imports, and `initial` only those of the
 * initial load (neither types nor dynamic imports). `packages` follows the same rule as `initial`. `stylesheets`
 * excludes on-demand stylesheets. `usesLazyIsland` is true if it imports `lazyIsland` of components/ui/lazy.
 * @typedef {{
 *   all: ReadonlySet<string>, values: ReadonlySet<string>, initial: ReadonlySet<string>, packages: ReadonlySet<string>,
 *   stylesheets: ReadonlySet<string>, isClient: boolean, usesLazyIsland: boolean,
 * }} Imports
 * @typedef {ReadonlyMap<string, Imports>} ImportGraph
 * @import { IDependency, IModule } from 'dependency-cruiser'
 */

/**
 * Builds the graph of all TypeScript files, except tests, from the modules of dependency-cruiser.
 * @param {readonly IModule[]} modules
 * @param {string} root
 * @returns {ImportGraph}
 */
export function buildImportGraph(modules, root) {
  const files = modules.filter(({ source }) => /\.tsx?$/.test(source) && !isTest(source));
  const known = new Set(files.map(({ source }) => source));
  return new Map(
    files.map(({ source, dependencies }) => [
      source,
      toImports(dependencies, known, readFileSync(join(root, source), 'utf8')),
    ]),
  );
}

/** @param {string} file */
const isTest = (file) =>
  /\.(test|spec)\.tsx?$|\.d\.ts$|\/testing\/|(?:^|\/)node_modules\//.test(file);

/**
 * @param {readonly IDependency[]} dependencies
 * @param {ReadonlySet<string>} known
 * @param {string} text
 * @returns {Imports}
 */
function toImports(dependencies, known, text) {
  // dependency-cruiser takes `import a, { type B }` for a type import.
  const besideTypes = new Set(
    [...text.matchAll(/^import \w+, \{[^}]*\} from '([^']+)'/gm)].map(([, module]) => module),
  );
  const isValue = (/** @type {IDependency} */ { module, dependencyTypes }) =>
    !dependencyTypes.includes('type-only') || besideTypes.has(module);
  const isInitial = (/** @type {IDependency} */ one) => isValue(one) && !one.dynamic;
  const inProject = dependencies.filter(({ resolved }) => known.has(resolved));
  const paths = (/** @type {IDependency[]} */ list) =>
    new Set(list.map(({ resolved }) => resolved));
  return {
    all: paths(inProject),
    values: paths(inProject.filter(isValue)),
    initial: paths(inProject.filter(isInitial)),
    packages: new Set(
      dependencies
        .filter((one) => isInitial(one) && !/^\.|^@\/|\.scss$/.test(one.module))
        .map(({ module }) => getPackageName(module)),
    ),
    stylesheets: paths(
      dependencies.filter(({ module, dynamic }) => module.endsWith('.scss') && !dynamic),
    ),
    isClient: /^['"]use client['"]/.test(text),
    usesLazyIsland: /^import \{[^}]*\blazyIsland\b[^}]*\} from /m.test(text),
  };
}

/** @param {string} specifier */
function getPackageName(specifier) {
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
