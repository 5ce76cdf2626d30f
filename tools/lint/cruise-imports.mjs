import { cruise } from 'dependency-cruiser';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { forbiddenImports } from '../config/dependency-cruiser.mjs';

/** @import { IModule } from 'dependency-cruiser' */

const folders = ['app', 'components', 'domain', 'e2e', 'lib', 'server', 'services', 'tools'];
const files = ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts'];

/**
 * Reads the imports of all files below `root` with dependency-cruiser. Returns its modules and one message per
 * violation of tools/config/dependency-cruiser.mjs.
 * @param {string} root
 * @returns {Promise<{ modules: readonly IModule[], errors: string[] }>}
 */
export async function cruiseImports(root) {
  const { output } = await cruise(
    [...folders, ...files].filter((path) => existsSync(resolve(root, path))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: forbiddenImports },
      moduleSystems: ['es6'],
      tsPreCompilationDeps: true,
      skipAnalysisNotInRules: true,
      doNotFollow: { path: 'node_modules|^graphql/generated/' },
      exclude: { path: String.raw`^(?:tools/studio|tools/bench/results)/|\.d\.ts$` },
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: { '@': root } },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser returned no modules');
  const { modules, summary } = output;
  const errors = summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' -> ');
    const comment = forbiddenImports.find(({ name }) => name === rule.name)?.comment ?? '';
    return `${rule.name}: ${from} -> ${way}: ${comment}`;
  });
  return { modules, errors };
}
