import { dirname, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A file of backend/: the room it is in, and its path inside without ending.
 * @typedef {{ room: string, file: string }} Place
 */

/**
 * The rooms of backend/, from the ground up. A room imports itself and the floors below it, so that no circle of rooms can come
 * about; types count. `shop` and the empty name are the files that stand in backend/shop and backend themselves.
 */
const floors = [
  ['config', 'observability', 'demo-source'],
  ['database'],
  ['http', 'kept-keys'],
  ['mail', 'vat', 'content', 'payment-provider'],
  ['identity'],
  ['shop/base'],
  ['shop/country', 'shop/customer', 'shop/catalog', 'shop/delivery', 'shop/payment'],
  ['shop/address', 'shop/basket', 'shop/notice-list', 'shop/token'],
  ['shop/voucher'],
  ['shop/pricing'],
  ['shop/checkout'],
  ['shop/order', 'shop/take-along'],
  ['shop/resolvers'],
  ['shop', 'shop/seed'],
  ['rest'],
  ['documents'],
  ['enquiries', 'order-changes', 'payments'],
  ['dealer-account', 'stock-connect', 'operations'],
  [''],
  ['testing'],
];

/**
 * What others may import of an area besides its `<area>.service.ts` and its types, `*-model.ts`.
 * @type {Record<string, RegExp | null>}
 */
const areas = {
  identity:
    /^(open-identity|remove-stale|keys\/local-key-set|keys\/(signing-keys|software-token-keys)|tokens\/ended-sign-in)$/,
  'shop/address': null,
  'shop/basket': null,
  'shop/catalog': null,
  'shop/checkout': null,
  'shop/country': null,
  'shop/customer': null,
  'shop/delivery': null,
  'shop/notice-list': null,
  'shop/order': null,
  'shop/payment': null,
  'shop/pricing': null,
  'shop/take-along': null,
  'shop/token': null,
  'shop/voucher': null,
  /** How any document is set and any list becomes a file is for all. */
  documents: /^([^/]+|(pdf|tables)\/[^/]+)$/,
  enquiries: null,
  'order-changes': null,
  'payment-provider': null,
  payments: null,
  'dealer-account': /^dealer-account-services$/,
  'stock-connect': null,
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const floorOf = new Map(
  floors.flatMap((rooms, floor) => rooms.map((room) => /** @type {const} */ ([room, floor]))),
);

/**
 * Null for files elsewhere.
 * @param {string} file
 * @returns {Place | null}
 */
function placeOf(file) {
  const path = relative(root, file).replaceAll('\\', '/');
  if (!path.startsWith('backend/')) return null;
  const parts = path
    .slice('backend/'.length)
    .replace(/\.tsx?$/, '')
    .split('/');
  const depth = Math.min(parts[0] === 'shop' ? 2 : 1, parts.length - 1);
  return { room: parts.slice(0, depth).join('/'), file: parts.slice(depth).join('/') };
}

/**
 * @param {string} specifier
 * @param {string} file
 */
function targetOf(specifier, file) {
  if (specifier.startsWith('@/')) return placeOf(resolve(root, specifier.slice(2)));
  return specifier.startsWith('.') ? placeOf(resolve(dirname(file), specifier)) : null;
}

/** @param {Place} place */
function isDoor({ room, file }) {
  if (!(room in areas)) return true;
  if (file === `${posix.basename(room)}.service` || file.endsWith('-model')) return true;
  return areas[room]?.test(file) ?? false;
}

/**
 * An unknown room stands on no floor: nothing is above or below it.
 * @param {Place} place
 */
const floorAt = ({ room }) => floorOf.get(room) ?? NaN;

/**
 * Which rule an import breaks; null for none.
 * @param {Place} from
 * @param {Place} to
 */
function breach(from, to) {
  const isRepository = to.file.endsWith('.repository');
  if (isRepository && /\.(resolvers|routes)$/.test(from.file)) return 'skips';
  if (from.room === to.room) return null;
  if (!floorOf.has(from.room)) return 'unknown';
  if (!(floorAt(from) > floorAt(to))) return 'upwards';
  // The seed writes the rows of all areas; what it writes cannot come about through their services.
  if (from.room === 'shop/seed') return null;
  if (isRepository) return 'repository';
  // Routes are mounted by the files that start the services.
  if (from.room === '' && to.file.endsWith('.routes')) return null;
  return isDoor(to) ? null : 'door';
}

/** @type {import('eslint').Rule.RuleModule} */
const zones = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      skips: 'Resolvers and routes ask a service, never a repository.',
      upwards:
        '"{{from}}" must not import "{{to}}": it is no room below (scripts/lint/backend-zones.mjs).',
      repository: 'The repository of "{{to}}" is its own affair: ask its service.',
      door: '"{{to}}" is entered by its service file (or its types, *-model.ts) only.',
      unknown: '"{{from}}" is on no floor yet: give it one in scripts/lint/backend-zones.mjs.',
    },
  },
  create(context) {
    const from = placeOf(context.filename);
    if (!from) return {};
    /**
     * @param {import('eslint').Rule.Node} node
     * @param {any} source its kind is ESLint's affair
     */
    const check = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const to = targetOf(source.value, context.filename);
      const messageId = to && breach(from, to);
      const name = (/** @type {string} */ room) => (room === '' ? 'backend' : room);
      if (messageId)
        context.report({ node, messageId, data: { from: name(from.room), to: name(to.room) } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      // ESLint's own types end at JavaScript.
      TSImportType: (/** @type {any} */ node) => check(node, node.source ?? node.argument?.literal),
    };
  },
};

/**
 * The rules of backend/README.md. Tests look behind doors; nothing else does.
 * @type {import('eslint').Linter.Config}
 */
export const backendZones = {
  files: ['backend/**/*.ts'],
  ignores: ['**/*.test.ts', 'backend/testing/**', 'backend/identity/testing/**'],
  plugins: { backend: { rules: { zones } } },
  rules: { 'backend/zones': 'error' },
};
