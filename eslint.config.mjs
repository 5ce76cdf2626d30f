import next from 'eslint-config-next';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { backendZones } from './scripts/lint/backend-zones.mjs';
import { dayRuleConfigs } from './scripts/lint/day-rules.mjs';
import { importZoneConfigs } from './scripts/lint/import-zones.mjs';
import { portableSql } from './scripts/lint/portable-sql.mjs';
import { testRules } from './scripts/lint/test-rules.mjs';

const noRawEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Read it through lib/platform/config (site) or backend/config (services).',
};

const noClock = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'domain/ has no clock: take the time as a parameter.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'domain/ has no clock: take the time as a parameter.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'domain/ is deterministic.',
  },
];

const reactFiles = ['{app,components}/**/*.{ts,tsx}', 'lib/{browser,platform}/**/*.{ts,tsx}'];
const nextRules = next.find(({ rules }) => rules);

/**
 * What only this house forbids, and what oxlint does not know. Everything else, with types where it takes them, stands in
 * .oxlintrc.json: there it costs a tenth (decision 90).
 */
export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.next-*/**',
      '.data/**',
      '.backend/**',
      'node_modules/**',
      'graphql/generated/**',
      'public/**',
      'test-results/**',
      'playwright-report/**',
      'bench/results/**',
      'cms/{node_modules,dist,build,.cache,types}/**',
      'next-env.d.ts',
    ],
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: './tsconfig.json' }),
        createNodeResolver(),
      ],
    },
  },
  ...importZoneConfigs,
  {
    files: reactFiles,
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: nextRules?.plugins,
    settings: nextRules?.settings,
    languageOptions: { globals: nextRules?.languageOptions?.globals },
    rules: {
      'react/no-deprecated': 'error',
      '@next/next/no-location-assign-relative-destination': 'error',
    },
  },
  {
    files: ['{app,components,lib,domain,backend,server,shared-state}/**', 'middleware.ts'],
    rules: { 'no-restricted-properties': ['error', noRawEnvironment] },
  },
  {
    files: [
      'lib/platform/config/**',
      'backend/config/**',
      'lib/platform/observability/**',
      'backend/observability/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  backendZones,
  portableSql,
  ...dayRuleConfigs(noClock),
  testRules,
  {
    files: [
      '**/*.test.{ts,tsx}',
      'e2e/**',
      'scripts/**',
      'bench/**',
      '*.config.*',
      'backend/database/migrations/**',
      'shared-state/testing/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
);
