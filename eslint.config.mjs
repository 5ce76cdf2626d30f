import next from 'eslint-config-next';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { backendZones } from './scripts/lint/backend-zones.mjs';
import { dayRuleConfigs } from './scripts/lint/day-rules.mjs';
import { foldersOf } from './scripts/lint/folders.mjs';
import { libZones } from './scripts/lint/lib-zones.mjs';

const features = foldersOf('components').filter((name) => name !== 'ui');

/** The house's import rules, ARCHITECTURE §3: app -> components -> lib -> domain; nobody imports backend. */
const zones = [
  {
    target: './domain',
    from: ['./app', './components', './lib', './graphql', './backend'],
    message: 'domain/ is pure: it imports nothing but domain/.',
  },
  {
    target: './lib',
    from: ['./app', './components', './backend'],
    message: 'lib/ never imports what stands above it, nor the backend.',
  },
  {
    target: './components',
    from: ['./app', './backend', './lib/gateways', './graphql'],
    message: 'components/ get domain types; gateways and the wire are for lib/.',
  },
  {
    target: './backend',
    from: ['./app', './components', './lib'],
    message: 'backend/ imports domain/ and graphql/ only.',
  },
  {
    target: './app',
    from: ['./backend', './lib/gateways', './graphql'],
    message: 'app/ loads through lib/ use-cases.',
  },
  { target: './middleware.ts', from: ['./backend', './components'] },
  {
    target: './e2e',
    from: ['./app', './components', './lib', './backend'],
    message: 'e2e/ knows the shop from outside only.',
  },
  {
    target: './scripts',
    from: ['./app', './components'],
    message: 'scripts/ start, check and fill the shop; they are no part of it.',
  },
  ...['./lib', './backend'].map((from) => ({
    target: './scripts',
    from,
    except: ['./platform/config', './config', './content', './observability', './testing'],
    message: 'scripts/ read settings and the demo data only.',
  })),
  ...features.map((feature) => ({
    target: `./components/${feature}`,
    from: './components',
    except: [`./${feature}`, './ui'],
    message: 'Features never import each other: compose them in app/.',
  })),
];

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

/** React's rules run its compiler over every file they see: only over those that may hold a component or a hook of the site. */
const reactFiles = ['{app,components}/**/*.{ts,tsx}', 'lib/{browser,platform}/**/*.{ts,tsx}'];

/** Tests may hand an async function to a server: what it throws ends the run. */
const testFiles = ['**/*.test.{ts,tsx}', 'e2e/**', '**/testing/**'];

const typedRules = {
  '@typescript-eslint/no-floating-promises': 'error',
  // Handlers in JSX are left out: react-hook-form's are async, and answer for their failures themselves.
  '@typescript-eslint/no-misused-promises': [
    'error',
    {
      checksVoidReturn: {
        arguments: true,
        attributes: false,
        inheritedMethods: false,
        properties: false,
        returns: false,
        variables: true,
      },
    },
  ],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/return-await': ['error', 'in-try-catch'],
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-array-delete': 'error',
  '@typescript-eslint/restrict-plus-operands': 'error',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-duplicate-type-constituents': 'error',
  '@typescript-eslint/no-redundant-type-constituents': 'error',
};

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
  ...next.map((config) =>
    config.rules ? { ...config, files: reactFiles, ignores: ['**/*.test.{ts,tsx}'] } : config,
  ),
  {
    files: reactFiles,
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { '@next/next/no-html-link-for-pages': 'off', '@next/next/no-img-element': 'off' },
  },
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: './tsconfig.json' }),
        createNodeResolver(),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...libZones] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 250 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: typedRules,
  },
  {
    files: testFiles,
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'domain/**', 'backend/**', 'middleware.ts'],
    rules: { 'no-restricted-properties': ['error', noRawEnvironment] },
  },
  {
    files: [
      'lib/platform/config/**',
      'backend/config/**',
      'lib/platform/observability/**',
      'backend/observability/**',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    files: ['domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['react*', 'next*', '@apollo/*', 'graphql*', 'node:*', 'zod'] },
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'fetch', 'process', 'localStorage'],
      'no-restricted-syntax': ['error', ...noClock],
    },
  },
  {
    // A test of the browser's code may run the site's own routes behind its fetch.
    files: ['lib/browser/**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  backendZones,
  ...dayRuleConfigs(noClock),
  { files: ['cms/**'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'e2e/**',
      'scripts/**',
      'bench/**',
      '*.config.*',
      'backend/database/migrations/**',
    ],
    rules: {
      'max-lines': 'off',
      'no-console': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
