import next from 'eslint-config-next';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { backendZones } from './scripts/lint/backend-zones.mjs';
import { dayRuleConfigs } from './scripts/lint/day-rules.mjs';
import { foldersOf } from './scripts/lint/folders.mjs';
import { libZones } from './scripts/lint/lib-zones.mjs';
import { portableSql } from './scripts/lint/portable-sql.mjs';

const features = foldersOf('components').filter((name) => name !== 'ui');

/** The house's import rules, ARCHITECTURE §3: app -> components -> lib -> domain; nobody imports backend. */
const zones = [
  {
    target: './domain',
    from: ['./app', './components', './lib', './graphql', './backend', './shared-state'],
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
    message: 'backend/ imports domain/, graphql/ and shared-state/ only.',
  },
  {
    target: './app',
    from: ['./backend', './lib/gateways', './graphql'],
    message: 'app/ loads through lib/ use-cases.',
  },
  { target: './middleware.ts', from: ['./backend', './components'] },
  {
    target: './server',
    from: ['./app', './components', './graphql', './backend'],
    message: 'server/ stands in front of the site: it knows settings and rules, never its pages.',
  },
  {
    target: './server',
    from: './lib',
    except: ['./platform'],
    message: 'server/ imports lib/platform, shared-state/ and domain/ only.',
  },
  {
    target: './shared-state',
    from: ['./app', './components', './lib', './graphql', './backend'],
    message: 'shared-state/ imports domain/ only.',
  },
  ...['./app', './components', './lib'].map((target) => ({
    target,
    from: './shared-state',
    message: 'The site asks lib/platform/sharing: whether there is Redis is for server/ to know.',
  })),
  ...['./app', './components', './lib', './domain', './backend', './shared-state'].map(
    (target) => ({
      target,
      from: './server',
      message: 'server/ stands in front of the site and is imported by nobody.',
    }),
  ),
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
    except: [
      './platform/config',
      './config',
      './content',
      './demo-source',
      './observability',
      './testing',
    ],
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
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, ...libZones] }] },
  },
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
  {
    // A test of the browser's code may run the site's own routes behind its fetch.
    files: ['lib/browser/**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  backendZones,
  portableSql,
  ...dayRuleConfigs(noClock),
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
