import { availableParallelism } from 'node:os';
import {
  createNotRunResult,
  runStep,
  createSkipResult,
  createPackageStep,
  createReportingStep,
  createToolStep,
  createVitestStep,
  startCpuAccounting,
} from './steps.mjs';
import { listPostgresTestFiles, findTestServerError } from './postgres-tests.mjs';

/**
 * Runs lanes of steps, at most `width` lanes at once, started in the given order. The steps of a lane run one after the
 * other. After a failed step the rest of its lane is passed to `skip`. Returns all results in the order of the lanes.
 * @template Step
 * @template {{ failed: number }} Result
 * @param {Step[][]} lanes
 * @param {{ width: number, run: (step: Step) => Promise<Result>, skip: (step: Step, failed: Step) => Result }} ways
 */
export async function runParallelTasks(lanes, { width, run, skip }) {
  /** @type {Result[][]} */
  const results = lanes.map(() => []);
  const waiting = lanes.entries();

  async function work() {
    for (const [index, steps] of waiting) {
      /** @type {Step | null} */
      let failed = null;
      for (const step of steps) {
        const result = failed === null ? await run(step) : skip(step, failed);
        results[index]?.push(result);
        if (result.failed > 0) failed ??= step;
      }
    }
  }

  await Promise.all(Array.from({ length: width }, work));
  return results.flat();
}

/** @import { Step } from './steps.mjs' */

const unit = createVitestStep('Unit and service tests', 'vitest.config.ts');
const contract = createVitestStep('Contract suite', 'tools/test/vitest.contract.config.ts');
const contractLevels = createVitestStep(
  'Contract suite at lower levels of the shop',
  'tools/test/vitest.contract-levels.config.ts',
  // The embedded shop, even if the environment names another one.
  { SHOP_URL: '' },
);
const unitPostgres = createVitestStep(
  'Service tests on PostgreSQL',
  'tools/test/vitest.postgres.config.ts',
);
const contractPostgres = createVitestStep(
  'Contract suite on PostgreSQL',
  'tools/test/vitest.contract.config.ts',
  {
    ON_POSTGRES: '1',
  },
);
const lint = createToolStep('Lint', ['tools/lint/run-oxc.mjs', 'oxlint']);
const eslint = createPackageStep(
  'Lint by project rules',
  'eslint/bin/eslint.js',
  '-c',
  'tools/lint/eslint.config.mjs',
  '.',
  '--max-warnings=0',
);
const routeTypes = createPackageStep('Route types', 'next/dist/bin/next', 'typegen');
// TypeScript's native compiler takes a quarter of the time. Tools that read types through the compiler API still need
// the older compiler (decision 8).
const compiler = 'typescript-native/bin/tsc';
const types = createPackageStep('Types', compiler, '--noEmit');
/** @type {(title: string, config: string) => Step} */
const typecheckStep = (title, config) => createPackageStep(title, compiler, '-p', config);
const toolTypes = typecheckStep('Types of tools', 'tools/config/tsconfig.tools.json');
const benchTypes = typecheckStep('Types of bench', 'tools/config/tsconfig.bench.json');
const cmsTypes = typecheckStep('Types of the CMS', 'tools/config/tsconfig.cms.json');
const studio = createReportingStep(
  'Tests of the picture studio',
  'tools/test/run-photo-studio-tests.mjs',
);
const oxidModule = createReportingStep(
  'Tests of the OXID module',
  'tools/test/run-oxid-module-tests.mjs',
);
const styles = createToolStep('Style sheets', ['tools/lint/check-styles.mjs']);
const format = createToolStep('Format', ['tools/lint/run-oxc.mjs', 'oxfmt', '--check']);
const deadCode = createPackageStep(
  'Dead code and undeclared packages',
  'knip/bin/knip.js',
  '--config',
  'tools/config/knip.config.ts',
  '--no-progress',
);
const generated = createToolStep('Generated code is up to date', [
  '--import',
  'tsx',
  'tools/codegen/check-codegen.ts',
]);
const advisories = createToolStep('Known vulnerabilities in packages', [
  'tools/lint/check-advisories.mjs',
]);
const imports = createToolStep('Import rules and unique names', ['tools/lint/check-modules.mjs']);

/**
 * Runs all checks that need no browser in parallel, the longest first. `afterTypes` are further steps that only run if
 * the type check passes.
 * @param {{ afterTypes?: Step[] }} options
 */
export async function runChecks({ afterTypes = [] } = {}) {
  startCpuAccounting();
  const whyNot = await findTestServerError();
  const results = await runParallelTasks(
    [
      [routeTypes, types, ...afterTypes],
      [unit],
      ...(whyNot === null ? [[unitPostgres, contractPostgres]] : []),
      [lint],
      [eslint],
      [contract],
      [contractLevels],
      [studio],
      [oxidModule],
      [format],
      [deadCode],
      [generated],
      [imports],
      [advisories],
      [toolTypes, benchTypes, cmsTypes],
      [styles],
    ],
    {
      width: Math.max(2, availableParallelism()),
      run: (step) => runStep(step),
      skip: (step, failed) =>
        createNotRunResult(step.title, `not run, as "${failed.title}" failed`),
    },
  );
  return whyNot === null ? results : [...results, createSkippedResult(whyNot)];
}

/**
 * Returns the result of the PostgreSQL tests without a server: a failure if TEST_DATABASE_URL is set, otherwise
 * skipped.
 */
const createSkippedResult = (/** @type {string} */ reason) =>
  process.env.TEST_DATABASE_URL
    ? createNotRunResult(unitPostgres.title, `TEST_DATABASE_URL: ${reason}`)
    : createSkipResult(
        unitPostgres.title,
        `${reason}; set TEST_DATABASE_URL`,
        listPostgresTestFiles().length,
      );
