import { readdirSync } from 'node:fs';

/**
 * A basket is mapped the same way on both sides. This is the only gateway code that the browser may import
 * (lib/README.md).
 */
const sharedMappers = ['./shop/map-basket.ts', './shop/map-cost.ts'];

/** The browser's calls to the shop. No other code of lib/browser may use the API's types. */
const shopCallFiles = [
  'lib/browser/shop/**',
  'lib/browser/**/*-api.ts',
  'lib/browser/account/{load-contact-person,save-basket,use-orders}.ts',
  'lib/browser/b2b/use-purchase-prices.ts',
  'lib/browser/wish-list/sync-wish-list.ts',
];

const browserApiBoundary = {
  target: './lib/browser',
  from: './graphql',
  message: "The shop's API types stay in lib/browser/shop and the files *-api.ts.",
};

/**
 * Forbidden imports between the layers of lib/: platform <- gateways <- server, platform <- browser (lib/README.md).
 */
const libBoundaries = [
  {
    target: './lib/platform',
    from: ['./lib/gateways', './lib/server', './lib/browser', './graphql'],
    message: 'lib/platform imports domain/ only.',
  },
  {
    target: './lib/gateways',
    from: ['./lib/server', './lib/browser'],
    message: 'lib/gateways imports lib/platform and the contract only.',
  },
  {
    target: './lib/server',
    from: ['./lib/browser', './graphql'],
    message: 'lib/server imports gateways and platform; wire types end at the gateways.',
  },
  {
    target: './lib/browser',
    from: './lib/server',
    message: 'Browser code calls the server by fetch only.',
  },
  {
    target: './lib/browser',
    from: './lib/gateways',
    except: sharedMappers,
    message: 'Gateways run on the server; the browser has lib/browser/shop.',
  },
];

const features = readdirSync('components', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'ui')
  .map(({ name }) => name);

/** The parts of lib/platform that services/ may use. The configuration is not one of them. */
const platformForServices = [
  'drawing',
  'http',
  'media',
  'navigation',
  'observability',
  'rate-limit-counters.ts',
];

/** The import rules: app -> components -> lib -> domain. Nothing imports services. They apply to tests too. */
const zones = [
  {
    target: './domain',
    from: ['./app', './components', './lib', './graphql', './services', './server'],
    message: 'domain/ imports domain/ only.',
  },
  {
    target: './lib',
    from: ['./app', './components', './services'],
    message: 'lib/ must not import higher layers or services/.',
  },
  {
    target: './components',
    from: ['./app', './services', './lib/gateways', './graphql'],
    message: 'components/ get domain types; gateways and the API are for lib/.',
  },
  {
    target: './services',
    from: ['./app', './components'],
    message: 'services/ imports domain/, graphql/, lib/platform and server/shared-state only.',
  },
  {
    target: './services',
    from: './lib',
    except: platformForServices.map((part) => `./platform/${part}`),
    message: `Of lib/, services/ imports platform/{${platformForServices.join(',')}} only.`,
  },
  {
    target: './services',
    from: './server',
    except: ['./shared-state'],
    message: 'Of server/, services/ imports shared-state/ only.',
  },
  {
    target: './app',
    from: ['./services', './graphql'],
    message: 'app/ loads through lib/ use-cases.',
  },
  {
    target: './app',
    from: './lib/gateways',
    except: ['./result.ts'],
    message: 'app/ loads through lib/ use-cases.',
  },
  {
    target: ['./middleware.ts', './instrumentation.ts'],
    from: ['./services', './components', './graphql', './lib/gateways', './server'],
    message: 'Code that runs before a page uses lib/server, like pages.',
  },
  {
    target: './server',
    from: ['./app', './components', './graphql', './services'],
    message: 'server/ runs in front of the site: it must not import pages.',
  },
  {
    target: './server',
    from: './lib',
    except: ['./platform'],
    message: 'server/ imports lib/platform and domain/ only.',
  },
  {
    target: './server/shared-state',
    from: './lib',
    except: ['./platform/observability', './platform/rate-limit-counters.ts'],
    message: 'server/shared-state receives its settings as arguments because services use it too.',
  },
  {
    target: './server/shared-state',
    from: './server',
    except: ['./shared-state', './testing'],
    message: 'server/shared-state is below the other folders of server/.',
  },
  ...['./app', './components', './lib', './domain'].map((target) => ({
    target,
    from: './server',
    message: 'The site must not import server/; use lib/platform/sharing for shared state.',
  })),
  {
    target: './e2e',
    from: ['./app', './components', './lib', './services'],
    message: 'e2e/ tests the shop from outside and must not import its code.',
  },
  {
    target: './tools',
    from: ['./app', './components'],
    message: 'tools/ are not part of the shop and must not be imported.',
  },
  {
    target: './tools',
    from: './lib',
    except: ['./platform/config'],
    message: 'tools/ may import only the settings from lib/.',
  },
  {
    target: './tools',
    from: './services',
    except: ['./content', './demo-data', './platform', './testing'],
    message: 'tools/ may import only demo data, settings and content from services/.',
  },
  ...features.map((feature) => ({
    target: `./components/${feature}`,
    from: './components',
    except: [`./${feature}`, './ui'],
    message: 'Features must not import each other: compose them in app/.',
  })),
  {
    target: './components/ui',
    from: './components',
    except: ['./ui'],
    message: 'components/ui must not import features.',
  },
];

/** Production code must not import test, build or benchmark code. */
const shippedZones = ['./app', './components', './lib', './domain', './services', './server'].map(
  (target) => ({
    target,
    from: ['./e2e', './tools'],
    message: 'Tests and tools are not part of the product.',
  }),
);

const ruleName = 'import-x/no-restricted-paths';
const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

/**
 * Builds the ESLint configuration of the zones. Each part repeats the whole list, because only the last one that
 * matches a file applies.
 * @type {import('eslint').Linter.Config[]}
 */
export const layerBoundaries = [
  {
    rules: {
      [ruleName]: [
        'error',
        { zones: [...zones, ...libBoundaries, browserApiBoundary, ...shippedZones] },
      ],
    },
  },
  {
    files: shopCallFiles,
    rules: { [ruleName]: ['error', { zones: [...zones, ...libBoundaries, ...shippedZones] }] },
  },
  {
    files: tests,
    rules: { [ruleName]: ['error', { zones: [...zones, ...libBoundaries, browserApiBoundary] }] },
  },
  {
    // Tests of browser code may run the site's route handlers behind its fetch.
    files: ['lib/browser/**/*.test.{ts,tsx}'],
    rules: { [ruleName]: ['error', { zones }] },
  },
];
