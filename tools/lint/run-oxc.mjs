import { spawnSync } from 'node:child_process';

/**
 * Runs oxlint or oxfmt on the repository: `node tools/lint/run-oxc.mjs oxlint|oxfmt [arguments]`. Both resolve the
 * ignore patterns of a configuration file against that file's folder, so generated and external files are listed here,
 * relative to the root.
 */
const [tool, ...args] = process.argv.slice(2);
const generated = ['graphql/generated/**', 'public/**', 'tools/bench/results/**'];
const unformatted = [
  ...generated,
  '**/*.md',
  'package-lock.json',
  'demo/{catalogue,content,media}/**',
  'demo/places/map.json',
];
const toolArgs =
  tool === 'oxlint'
    ? generated.map((pattern) => `--ignore-pattern=${pattern}`)
    : ['.', ...unformatted.map((pattern) => `!${pattern}`)];
const { status } = spawnSync(
  process.execPath,
  [`node_modules/${tool}/bin/${tool}`, '-c', `tools/config/${tool}.json`, ...args, ...toolArgs],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
