import { serviceModuleRules } from './service-module-rules.mjs';

/** @import { IForbiddenRuleType } from 'dependency-cruiser' */

const tests = String.raw`\.(?:test|spec)\.tsx?$|(?:^|/)testing/`;
const testFiles = String.raw`\.test\.tsx?$`;
const browserTests = String.raw`^lib/browser/.*\.test\.tsx?$`;

/**
 * Returns a pattern for files and folders by their paths.
 * @param {readonly string[]} paths
 */
const toPattern = (...paths) =>
  `^(?:${paths.map((path) => path.replaceAll('.', String.raw`\.`)).join('|')})(?:/|$)`;

/**
 * Forbids imports from `to` in the folders `from`. `allowed` lists the exceptions in `to`, `exempt` is a pattern of
 * files that the rule does not apply to.
 * @param {string} name
 * @param {{ from: readonly string[], to: readonly string[], allowed?: readonly string[], exempt?: string }} paths
 * @param {string} comment
 * @returns {IForbiddenRuleType}
 */
const forbid = (name, { from, to, allowed = [], exempt }, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: toPattern(...from), ...(exempt !== undefined && { pathNot: exempt }) },
  to: { path: toPattern(...to), ...(allowed.length > 0 && { pathNot: toPattern(...allowed) }) },
});

/** The parts of lib/platform that services/ may use. `config` is not one of them. */
const platformForServices = [
  'drawing',
  'http',
  'media',
  'navigation',
  'observability',
  'rate-limit-counters.ts',
  'run-interval.ts',
  'session',
];

/**
 * The only file of server/ that pages and the middleware may import. It uses an undocumented detail of the framework,
 * as do all files in server/next-internals.
 */
const siteInternals = ['server/next-internals/raw-query.ts'];

/** Patterns of the files with the browser's calls to the shop. No other code of lib/browser may use the API's types. */
const shopCallFiles = [
  '^lib/browser/shop/',
  String.raw`^lib/browser/.*-api\.ts$`,
  String.raw`^lib/browser/account/(?:load-contact-person|save-basket|use-orders)\.ts$`,
  String.raw`^lib/browser/b2b/use-purchase-prices\.ts$`,
  String.raw`^lib/browser/wish-list/sync-wish-list\.ts$`,
];

/**
 * Allowed directions of imports: app -> components -> lib -> domain. Nothing imports services. These rules apply to
 * tests too.
 * @type {IForbiddenRuleType[]}
 */
const layers = [
  forbid(
    'domain',
    { from: ['domain'], to: ['app', 'components', 'lib', 'graphql', 'services', 'server'] },
    'domain/ imports domain/ only.',
  ),
  forbid(
    'lib',
    { from: ['lib'], to: ['app', 'components', 'services'] },
    'lib/ must not import higher layers or services/.',
  ),
  forbid(
    'components',
    { from: ['components'], to: ['app', 'services', 'lib/gateways', 'graphql'] },
    'components/ get domain types; gateways and the API are for lib/.',
  ),
  forbid(
    'services',
    { from: ['services'], to: ['app', 'components'] },
    'services/ imports domain/, graphql/, lib/platform and server/shared-state only.',
  ),
  forbid(
    'services-of-lib',
    {
      from: ['services'],
      to: ['lib'],
      allowed: platformForServices.map((part) => `lib/platform/${part}`),
    },
    `Of lib/, services/ imports platform/{${platformForServices.join(',')}} only.`,
  ),
  forbid(
    'services-of-server',
    { from: ['services'], to: ['server'], allowed: ['server/shared-state'] },
    'Of server/, services/ imports shared-state/ only.',
  ),
  forbid(
    'app',
    {
      from: ['app'],
      to: ['services', 'graphql', 'lib/gateways'],
      allowed: ['lib/gateways/result.ts'],
    },
    'app/ loads through lib/ use-cases.',
  ),
  forbid(
    'middleware',
    {
      from: ['middleware.ts', 'instrumentation.ts'],
      to: ['services', 'components', 'graphql', 'lib/gateways', 'server'],
      allowed: siteInternals,
    },
    'Code that runs before a page uses lib/server, like pages.',
  ),
  forbid(
    'server',
    { from: ['server'], to: ['app', 'components', 'graphql', 'services'] },
    'server/ runs in front of the site: it must not import pages.',
  ),
  forbid(
    'server-of-lib',
    { from: ['server'], to: ['lib'], allowed: ['lib/platform', 'lib/gateways/shop/schema'] },
    'server/ imports lib/platform, domain/ and the schema of the shop only.',
  ),
  forbid(
    'shared-state-of-lib',
    {
      from: ['server/shared-state'],
      to: ['lib'],
      allowed: ['observability', 'rate-limit-counters.ts', 'run-interval.ts'].map(
        (part) => `lib/platform/${part}`,
      ),
    },
    'server/shared-state receives its settings as arguments because services use it too.',
  ),
  forbid(
    'shared-state-of-server',
    {
      from: ['server/shared-state'],
      to: ['server'],
      allowed: ['server/shared-state', 'server/testing'],
    },
    'server/shared-state is below the other folders of server/.',
  ),
  forbid(
    'site-of-server',
    { from: ['app', 'components', 'lib', 'domain'], to: ['server'], allowed: siteInternals },
    'The site must not import server/; use lib/platform for shared state.',
  ),
  forbid(
    'e2e',
    {
      from: ['e2e'],
      to: ['app', 'components', 'lib', 'services'],
      // The contract suite sends its documents as the storefront does.
      allowed: ['lib/gateways/shop/schema'],
    },
    'e2e/ tests the shop from outside and must not import its code, except the schema of the shop.',
  ),
  forbid(
    'tools',
    { from: ['tools'], to: ['app', 'components'] },
    'tools/ must not import pages and components.',
  ),
  forbid(
    'tools-of-lib',
    { from: ['tools'], to: ['lib'], allowed: ['lib/platform/config', 'lib/gateways/shop/schema'] },
    'tools/ may import only the settings and the schema of the shop from lib/.',
  ),
  forbid(
    'tools-of-services',
    {
      from: ['tools'],
      to: ['services'],
      allowed: ['content', 'demo-data', 'platform', 'testing'].map((part) => `services/${part}`),
    },
    'tools/ may import only demo data, settings and content from services/.',
  ),
  {
    name: 'features',
    comment: 'Features must not import each other: compose them in app/.',
    severity: 'error',
    from: { path: '^components/([^/]+)/', pathNot: '^components/ui/' },
    to: { path: '^components/', pathNot: '^components/(?:$1|ui)/' },
  },
  forbid(
    'components-ui',
    { from: ['components/ui'], to: ['components'], allowed: ['components/ui'] },
    'components/ui must not import features.',
  ),
];

/**
 * Allowed directions of imports in lib/: server -> gateways -> platform, browser -> platform (lib/README.md).
 * @type {IForbiddenRuleType[]}
 */
const libLayers = [
  forbid(
    'lib-platform',
    {
      from: ['lib/platform'],
      to: ['lib/gateways', 'lib/server', 'lib/browser', 'graphql'],
    },
    'lib/platform imports domain/ only.',
  ),
  forbid(
    'lib-gateways',
    { from: ['lib/gateways'], to: ['lib/server', 'lib/browser'] },
    'lib/gateways imports lib/platform and the contract only.',
  ),
  forbid(
    'lib-server',
    { from: ['lib/server'], to: ['lib/browser', 'graphql'] },
    'lib/server imports gateways and platform; wire types end at the gateways.',
  ),
  forbid(
    'lib-browser-of-server',
    { from: ['lib/browser'], to: ['lib/server'], exempt: browserTests },
    'Browser code calls the server by fetch only. Its tests may run the route handlers behind that fetch.',
  ),
  forbid(
    'lib-browser-of-gateways',
    {
      from: ['lib/browser'],
      to: ['lib/gateways'],
      // A basket is mapped the same way on the server and in the browser. This is the only gateway code that the
      // browser may import.
      allowed: ['basket', 'cost', 'country'].map((name) => `lib/gateways/shop/map-${name}.ts`),
      exempt: browserTests,
    },
    'Gateways run on the server; the browser has lib/browser/shop.',
  ),
  forbid(
    'lib-browser-of-graphql',
    { from: ['lib/browser'], to: ['graphql'], exempt: [browserTests, ...shopCallFiles].join('|') },
    "The shop's API types stay in lib/browser/shop and the files *-api.ts.",
  ),
];

/** Production code must not import test, build or benchmark code. */
const shipped = forbid(
  'shipped',
  {
    from: ['app', 'components', 'lib', 'domain', 'services', 'server'],
    to: ['e2e', 'tools'],
    exempt: `${testFiles}|(?:^|/)testing/`,
  },
  'Tests and tools are not part of the product.',
);

/**
 * The only file that may import each package, so that the project uses the package in one way. Tests may import it too.
 */
const packageOwners = {
  papaparse: 'domain/text/csv.ts',
  'fast-xml-parser': 'services/stock-connect/veloconnect/xml-reader.ts',
  'js-yaml': 'services/platform/yaml.ts',
  'react-bootstrap': 'components/ui/dialog/modal.tsx',
};

/** @type {IForbiddenRuleType[]} */
const packageRules = Object.entries(packageOwners).map(([name, owner]) => ({
  name: `package-${name}`,
  comment: `${name} is used in ${owner} only.`,
  severity: 'error',
  from: { pathNot: [toPattern(owner), tests] },
  to: { path: `^${name}(?:/|$)|(?:^|/)node_modules/${name}/` },
}));

/**
 * The import rules, for dependency-cruiser. tools/lint/check-modules.mjs checks them together with the rules that
 * dependency-cruiser cannot express. Type imports are checked like value imports.
 * @type {IForbiddenRuleType[]}
 */
export const forbiddenImports = [
  {
    name: 'file-cycle',
    comment: 'Files must not import each other in a circle.',
    severity: 'error',
    from: { pathNot: tests },
    to: { circular: true, via: { pathNot: tests } },
  },
  ...layers,
  ...libLayers,
  shipped,
  ...serviceModuleRules,
  ...packageRules,
];
