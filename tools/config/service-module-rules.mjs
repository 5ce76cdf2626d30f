/** @import { IForbiddenRuleType } from 'dependency-cruiser' */

/**
 * The modules of services/ from the lowest layer up. A module may import itself and lower layers, including their
 * types, so that there are no cycles. `shop` and the empty name stand for files directly in services/shop and services.
 */
const serviceLayers = [
  ['platform'],
  ['demo-data'],
  ['database'],
  ['jobs', 'secrets'],
  ['http'],
  ['content', 'mail', 'payment-provider'],
  ['identity', 'shop/base'],
  ['shop/catalog', 'shop/customer', 'shop/delivery', 'shop/payment'],
  ['shop/address', 'shop/basket', 'shop/token', 'shop/wish-list'],
  ['shop/voucher'],
  ['shop/pricing'],
  ['shop/checkout'],
  ['shop/order'],
  ['shop/resolvers', 'shop/seed'],
  ['shop/levels'],
  ['shop'],
  ['rest'],
  ['documents'],
  ['delivery-date-changes', 'newsletter', 'payments', 'customer-requests', 'stock-alerts'],
  ['dealer-account', 'operations', 'stock-connect'],
  ['', 'commands'],
  ['testing'],
];

/** @param {string} module */
const toModulePattern = (module) => {
  if (module === '') return '^services/[^/]+$';
  return module === 'shop' ? '^services/shop/[^/]+$' : `^services/${module}/`;
};

/** Pattern of test files of the services, which may import any module. */
const serviceTests = String.raw`\.test\.ts$|^services/(?:identity/)?testing/`;

/** @type {IForbiddenRuleType[]} */
const serviceModules = serviceLayers.flatMap((modules, layer) =>
  modules.map((module) => ({
    name: `services/${module}`,
    comment: 'A module of services/ imports lower layers only (services/README.md).',
    severity: 'error',
    from: { path: toModulePattern(module), pathNot: serviceTests },
    to: {
      path: '^services/',
      pathNot: [module, ...serviceLayers.slice(0, layer).flat()].map(toModulePattern),
    },
  })),
);

/**
 * Import rules between the modules of services/, for dependency-cruiser.
 * @type {IForbiddenRuleType[]}
 */
export const serviceModuleRules = [
  ...serviceModules,
  ...['^services/([^/]+)/', '^services/shop/([^/]+)/'].map(
    /** @returns {IForbiddenRuleType} */
    (path) => ({
      name: 'services-unknown-module',
      comment: 'Add the module to a layer in tools/config/service-module-rules.mjs.',
      severity: 'error',
      from: { path, pathNot: [...serviceLayers.flat().map(toModulePattern), serviceTests] },
      to: { path: '^services/', pathNot: path.replace('([^/]+)', '$1') },
    }),
  ),
  {
    name: 'services-repository',
    comment: 'Resolvers and routes must use a service, not a repository.',
    severity: 'error',
    from: { path: String.raw`^services/.*\.(?:resolvers|routes)\.ts$` },
    to: { path: String.raw`^services/.*\.repository\.ts$` },
  },
];
