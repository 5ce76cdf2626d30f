import { availableParallelism } from 'node:os';
import { runLanes } from './lanes.mjs';
import { notRun, runStep, skipped } from './run-step.mjs';
import { postgresFiles } from './postgres-files.mjs';
import { whyNoTestServer } from './test-server.mjs';
import { packageStep, reportingStep, toolStep, vitestStep } from './steps.mjs';

/** @import { Step } from './steps.mjs' */

const unit = vitestStep('Unit and service tests', 'vitest.config.ts');
const contract = vitestStep('Contract suite', 'vitest.contract.config.ts');
const onServer = vitestStep('Service tests on PostgreSQL', 'vitest.postgres.config.ts');
const contractOnServer = vitestStep('Contract suite on PostgreSQL', 'vitest.contract.config.ts', {
  ON_POSTGRES: '1',
});
const lint = packageStep('Lint', 'oxlint/bin/oxlint');
const houseRules = packageStep(
  'Rules of the house',
  'eslint/bin/eslint.js',
  '.',
  '--max-warnings=0',
);
const routeTypes = packageStep('Route types', 'next/dist/bin/next', 'typegen');
// The native compiler, a quarter of the time; what reads types through an interface still needs the older one (decision 90).
const compiler = 'typescript-native/bin/tsc';
const types = packageStep('Types', compiler, '--noEmit');
/** @type {(title: string, config: string) => Step} */
const typesOf = (title, config) => packageStep(title, compiler, '-p', config);
const scriptTypes = typesOf('Types of scripts', 'tsconfig.scripts.json');
const benchTypes = typesOf('Types of bench', 'tsconfig.bench.json');
const cmsTypes = typesOf('Types of the CMS', 'tsconfig.cms.json');
const studio = reportingStep('Tests of the picture studio', 'scripts/studio-tests.mjs');
const styles = toolStep('Style sheets', ['scripts/lint/check-styles.mjs']);
const names = toolStep('One name, one home', ['scripts/lint/check-names.mjs']);
const format = packageStep('Format', 'oxfmt/bin/oxfmt', '--check');
const deadCode = packageStep(
  'Dead code and undeclared packages',
  'knip/bin/knip.js',
  '--no-progress',
);
const generated = toolStep('Generated code is up to date', [
  '--import',
  'tsx',
  'scripts/check-codegen.ts',
]);
const advisories = toolStep('Known weaknesses in packages', ['scripts/lint/check-advisories.mjs']);
const imports = toolStep('Circles and sides of imports', ['scripts/lint/check-imports.mjs']);

/**
 * Everything that needs no browser, side by side, the longest first. `afterTypes` are further steps that make sense only for
 * code whose types hold.
 * @param {{ afterTypes?: Step[] }} options
 */
export async function runChecks({ afterTypes = [] } = {}) {
  const whyNot = await whyNoTestServer();
  const results = await runLanes(
    [
      [routeTypes, types, ...afterTypes],
      [unit],
      ...(whyNot === null ? [[onServer, contractOnServer]] : []),
      [lint],
      [houseRules],
      [contract],
      [studio],
      [format],
      [deadCode],
      [generated],
      [imports],
      [advisories],
      [scriptTypes, benchTypes, cmsTypes],
      [styles, names],
    ],
    {
      width: Math.max(2, availableParallelism()),
      run: (step) => runStep(step),
      skip: (step, failed) => notRun(step.title, `not run, as "${failed.title}" failed`),
    },
  );
  return whyNot === null ? results : [...results, withoutServer(whyNot)];
}

/** A server that was named has to answer; without a name the tests on it are left out. */
const withoutServer = (/** @type {string} */ reason) =>
  process.env.TEST_DATABASE_URL
    ? notRun(onServer.title, `TEST_DATABASE_URL: ${reason}`)
    : skipped(onServer.title, `${reason}; set TEST_DATABASE_URL`, postgresFiles().length);
