import next from 'eslint-config-next';
import tseslint from 'typescript-eslint';
import { dateRules, portableSqlRules, testRules } from './eslint-rules.mjs';

const noRawEnvironment = {
  object: 'process',
  property: 'env',
  message:
    'Read it through lib/platform/config (site) or services/platform/services-config.ts (services).',
};

const noClock = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'domain/ has no clock: pass the time as a parameter.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'domain/ has no clock: pass the time as a parameter.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'domain/ is deterministic.',
  },
];

const reactFiles = ['{app,components}/**/*.{ts,tsx}', 'lib/{browser,platform}/**/*.{ts,tsx}'];
const nextRules = next.find(({ rules }) => rules);

/**
 * Project-specific rules, and rules that oxlint lacks. All other rules, including type-aware ones, are in
 * tools/config/oxlint.json, because oxlint takes a tenth of the time (decision 8).
 */
export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.next-*/**',
      '.data/**',
      '.build/**',
      'node_modules/**',
      'graphql/generated/**',
      'public/**',
      'test-results/**',
      'playwright-report/**',
      'tools/bench/results/**',
      'cms/{node_modules,dist,build,.cache,types}/**',
      'next-env.d.ts',
    ],
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: reactFiles,
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: nextRules?.plugins,
    settings: nextRules?.settings,
    languageOptions: {
      globals: /** @type {Record<string, boolean> | undefined} */ (
        nextRules?.languageOptions?.globals
      ),
    },
    rules: {
      'react/no-deprecated': 'error',
      '@next/next/no-location-assign-relative-destination': 'error',
    },
  },
  {
    files: ['{app,components,lib,domain,services,server}/**', 'middleware.ts'],
    rules: { 'no-restricted-properties': ['error', noRawEnvironment] },
  },
  {
    files: [
      'lib/platform/config/**',
      'services/platform/services-config.ts',
      // Runs before packages are installed, so it cannot use lib/platform/config.
      'server/supervisor/**',
      // Sets the variable from which Next reads its built-in configuration.
      'server/next-internals/built-config.ts',
      // The switches of framework details; also read by plain Node programs without lib/platform/config.
      'server/next-internals/framework-details.mjs',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  portableSqlRules,
  ...dateRules(noClock),
  testRules,
  {
    files: [
      '**/*.test.{ts,tsx}',
      'e2e/**',
      'tools/**',
      '*.config.*',
      'services/database/migrations/**',
      'server/testing/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
);
