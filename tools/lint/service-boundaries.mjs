import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A file of services/: its module, and its path in the module without extension.
 * @typedef {{ module: string, file: string }} ModuleFile
 */

/**
 * The modules of services/ from the lowest layer up. A module may import itself and lower layers, including their
 * types, so that there are no cycles. `shop` and the empty name stand for files directly in services/shop and services.
 */
const layers = [
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
  ['shop'],
  ['rest'],
  ['documents'],
  ['delivery-date-changes', 'newsletter', 'payments', 'requests', 'stock-alerts'],
  ['dealer-account', 'operations', 'stock-connect'],
  ['', 'commands'],
  ['testing'],
];

const root = fileURLToPath(new URL('../../', import.meta.url));
const layerByModule = new Map(
  layers.flatMap((modules, layer) =>
    modules.map((module) => /** @type {const} */ ([module, layer])),
  ),
);

/**
 * Returns null for files outside of services/.
 * @param {string} file
 * @returns {ModuleFile | null}
 */
function findModuleFile(file) {
  const path = relative(root, file).replaceAll('\\', '/');
  if (!path.startsWith('services/')) return null;
  const parts = path
    .slice('services/'.length)
    .replace(/\.tsx?$/, '')
    .split('/');
  const depth = Math.min(parts[0] === 'shop' ? 2 : 1, parts.length - 1);
  return { module: parts.slice(0, depth).join('/'), file: parts.slice(depth).join('/') };
}

/**
 * @param {string} specifier
 * @param {string} file
 */
function resolveImport(specifier, file) {
  if (specifier.startsWith('@/')) return findModuleFile(resolve(root, specifier.slice(2)));
  return specifier.startsWith('.') ? findModuleFile(resolve(dirname(file), specifier)) : null;
}

/**
 * Returns the layer of a module. NaN for unknown modules, so that they are neither above nor below others.
 * @param {ModuleFile} place
 */
const getLayer = ({ module }) => layerByModule.get(module) ?? NaN;

/**
 * Returns the rule that an import violates, or null.
 * @param {ModuleFile} from
 * @param {ModuleFile} to
 */
function findViolation(from, to) {
  if (/\.(resolvers|routes)$/.test(from.file) && to.file.endsWith('.repository')) return 'skips';
  if (from.module === to.module) return null;
  if (!layerByModule.has(from.module)) return 'unknown';
  return getLayer(from) > getLayer(to) ? null : 'upwards';
}

/** @type {import('eslint').Rule.RuleModule} */
const boundariesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      skips: 'Resolvers and routes must use a service, not a repository.',
      upwards:
        '"{{from}}" must not import "{{to}}": it is not in a lower layer (tools/lint/service-boundaries.mjs).',
      unknown:
        '"{{from}}" is not assigned to a layer: add it to tools/lint/service-boundaries.mjs.',
    },
  },
  create(context) {
    const from = findModuleFile(context.filename);
    if (!from) return {};
    /**
     * @param {import('eslint').Rule.Node} node
     * @param {any} source ESLint ensures the node's type.
     */
    const check = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const to = resolveImport(source.value, context.filename);
      const messageId = to && findViolation(from, to);
      const getName = (/** @type {string} */ module) => (module === '' ? 'services' : module);
      if (messageId)
        context.report({
          node,
          messageId,
          data: { from: getName(from.module), to: getName(to.module) },
        });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      // ESLint's types cover JavaScript only.
      TSImportType: (/** @type {any} */ node) => check(node, node.source ?? node.argument?.literal),
    };
  },
};

/**
 * The rules of services/README.md. Only tests may import any module.
 * @type {import('eslint').Linter.Config}
 */
export const serviceBoundaries = {
  files: ['services/**/*.ts'],
  ignores: ['**/*.test.ts', 'services/testing/**', 'services/identity/testing/**'],
  plugins: { services: { rules: { boundaries: boundariesRule } } },
  rules: { 'services/boundaries': 'error' },
};
