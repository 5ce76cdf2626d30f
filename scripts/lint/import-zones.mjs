import { foldersOf } from './folders.mjs';
import { libZones } from './lib-zones.mjs';

const features = foldersOf('components').filter((name) => name !== 'ui');

/** The house's import rules: app -> components -> lib -> domain; nobody imports backend. They bind tests as well. */
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
  {
    target: ['./middleware.ts', './instrumentation.ts'],
    from: ['./backend', './components', './graphql', './lib/gateways', './shared-state'],
    message: 'What runs before a page asks lib/server, as pages do.',
  },
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
  {
    target: './components/ui',
    from: './components',
    except: ['./ui'],
    message: 'components/ui stands below the features and knows none of them.',
  },
];

/** Code that is shipped never leans on what tests, builds or measures it. */
const shippedZones = [
  './app',
  './components',
  './lib',
  './domain',
  './backend',
  './server',
  './shared-state',
].map((target) => ({
  target,
  from: ['./e2e', './scripts', './bench'],
  message: 'Tests, scripts and measurements stand beside the product, not below it.',
}));

const ruleName = 'import-x/no-restricted-paths';
const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

/**
 * The zones as parts of the configuration, each with the whole list, as the last one that names a file holds for it.
 * @type {import('eslint').Linter.Config[]}
 */
export const importZoneConfigs = [
  { rules: { [ruleName]: ['error', { zones: [...zones, ...libZones, ...shippedZones] }] } },
  { files: tests, rules: { [ruleName]: ['error', { zones: [...zones, ...libZones] }] } },
  {
    // A test of the browser's code may run the site's own routes behind its fetch.
    files: ['lib/browser/**/*.test.{ts,tsx}'],
    rules: { [ruleName]: ['error', { zones }] },
  },
];
