import { availableParallelism } from 'node:os';
import { runLanes } from './lanes.mjs';
import { notRun, runStep } from './run-step.mjs';
import { packageStep, toolStep, vitestStep } from './steps.mjs';

/** @import { Step } from './steps.mjs' */

const unit = vitestStep('Unit and service tests', 'vitest.config.ts');
const contract = vitestStep('Contract suite', 'vitest.contract.config.ts');
const lint = packageStep('Lint', 'eslint/bin/eslint.js', '.', '--max-warnings=0');
const routeTypes = packageStep('Route types', 'next/dist/bin/next', 'typegen');
const types = packageStep('Types', 'typescript/bin/tsc', '--noEmit');
const scriptTypes = packageStep(
  'Types of scripts and bench',
  'typescript/bin/tsc',
  '-p',
  'tsconfig.scripts.json',
);
const cmsTypes = packageStep('Types of the CMS', 'typescript/bin/tsc', '-p', 'tsconfig.cms.json');
const styles = toolStep('Style sheets', ['scripts/lint/check-styles.mjs']);
const format = packageStep(
  'Format',
  'prettier/bin/prettier.cjs',
  '--check',
  '--log-level=warn',
  '.',
);
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
const imports = toolStep('Circles and sides of imports', ['scripts/lint/check-imports.mjs']);

/**
 * Everything that needs no browser, side by side, the longest first. `afterTypes` are further steps that make sense only for
 * code whose types hold.
 * @param {{ afterTypes?: Step[] }} options
 */
export function runChecks({ afterTypes = [] } = {}) {
  return runLanes(
    [
      [unit],
      [routeTypes, types, ...afterTypes],
      [lint],
      [contract],
      [format],
      [deadCode],
      [generated],
      [imports],
      [scriptTypes, cmsTypes],
      [styles],
    ],
    {
      width: Math.max(2, availableParallelism()),
      run: (step) => runStep(step),
      skip: (step, failed) => notRun(step.title, `not run, as "${failed.title}" failed`),
    },
  );
}
