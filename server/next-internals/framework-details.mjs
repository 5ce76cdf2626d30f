/**
 * An undocumented detail of Next, React, Node or next-intl that the shop relies on. When a detail is off, the
 * framework's own behavior applies.
 * @typedef {object} FrameworkDetail
 * @property {string} file
 * @property {string} reliesOn
 * @property {string} verifiedWith Package and version, or beginning of a version, for which it was last verified.
 * @property {string} gain
 * @property {string} fallback
 * @property {readonly ('build' | 'supervisor' | 'storefront')[]} readBy Programs that read the switch. One read by the
 *   build takes effect with the next build.
 * @property {string} [requires] Another detail without which this one is off.
 */

const next = 'next 16.4';
const react = 'react 19.3';
const folder = 'server/next-internals';

export const frameworkDetails = /** @satisfies {Record<string, FrameworkDetail>} */ ({
  'interaction-replay': {
    file: `${folder}/deferred-loader.ts`,
    reliesOn:
      'React stores the props of a hydrated element under a key that begins with `__reactProps$`',
    verifiedWith: react,
    gain: 'clicks and input before hydration are not lost',
    fallback: 'no replay: they are handled natively or lost',
    readBy: ['storefront'],
  },
  'deferred-scripts': {
    file: `${folder}/defer-scripts.ts`,
    reliesOn: 'the form of script elements and preload hints in pages',
    verifiedWith: next,
    gain: 'scripts load after the first paint',
    fallback: 'scripts load where Next places them',
    readBy: ['storefront'],
    requires: 'interaction-replay',
  },
  'split-rsc-payload': {
    file: `${folder}/split-rsc-payload.ts`,
    reliesOn: 'the format of the RSC payload (`__next_f`) and of React’s markup',
    verifiedWith: next,
    gain: 'smaller HTML: the payload is a separate file without what the markup contains',
    fallback: 'the payload stays in the page',
    readBy: ['storefront'],
    requires: 'deferred-scripts',
  },
  'joined-stylesheets': {
    file: `${folder}/page-stylesheets.ts`,
    reliesOn: 'the form of stylesheet links (`data-precedence="next"`)',
    verifiedWith: next,
    gain: 'one stylesheet request per page instead of up to nine',
    fallback: 'one request per stylesheet',
    readBy: ['storefront'],
  },
  'language-links': {
    file: `${folder}/language-links.ts`,
    reliesOn: 'the order of attributes of `a` and of alternate links in pages',
    verifiedWith: next,
    gain: 'language links lead to the translated address without a redirect',
    fallback: 'the link is redirected',
    readBy: ['storefront'],
  },
  'strict-csp': {
    file: `${folder}/inline-scripts.ts`,
    reliesOn: 'the inline scripts of Next’s pages and of its compiled React renderer',
    verifiedWith: next,
    gain: 'content security policy with hashes and trusted types',
    fallback: 'policy of the build, which allows inline scripts',
    readBy: ['storefront'],
  },
  'complete-error-pages': {
    file: `${folder}/error-pages.ts`,
    reliesOn: 'Next leaves failed documents empty and writes the error’s digest into them',
    verifiedWith: next,
    gain: 'error pages as HTML, with the status of the failure',
    fallback: 'Next’s error pages, which a script fills; every failure is a 500',
    readBy: ['storefront'],
  },
  'not-found-template': {
    file: `${folder}/error-pages.ts`,
    reliesOn: 'the form in which the RSC payload contains the address',
    verifiedWith: next,
    gain: 'one rendering of the 404 page for all missing addresses',
    fallback: 'each missing address is rendered',
    readBy: ['storefront'],
    requires: 'complete-error-pages',
  },
  'router-requests': {
    file: 'server/page-cache/page-path.ts',
    reliesOn: 'the headers and the query parameter of Next’s router (`rsc`, `next-*`, `_rsc`)',
    verifiedWith: next,
    gain: 'distinguishes data requests from documents; required by the page cache',
    fallback: 'Next distinguishes them; no page cache',
    readBy: ['storefront'],
  },
  'page-cache': {
    file: `${folder}/build-manifests.ts`,
    reliesOn: '`routes-manifest.json`, `prerender-manifest.json`, the header `x-nextjs-prerender`',
    verifiedWith: next,
    gain: 'finished, compressed pages from memory',
    fallback: 'every page is requested from Next',
    readBy: ['storefront'],
    requires: 'router-requests',
  },
  'unknown-files': {
    file: `${folder}/build-manifests.ts`,
    reliesOn: '`app-path-routes-manifest.json`, `routes-manifest.json`',
    verifiedWith: next,
    gain: 'a short 404 for missing files without rendering',
    fallback: 'Next responds to missing files',
    readBy: ['storefront'],
  },
  'internal-headers': {
    file: `${folder}/next-headers.ts`,
    reliesOn: 'names of Next’s internal response headers',
    verifiedWith: next,
    gain: 'they are not sent to clients',
    fallback: 'they are sent',
    readBy: ['storefront'],
  },
  'built-config': {
    file: `${folder}/built-config.ts`,
    reliesOn: '`__NEXT_PRIVATE_STANDALONE_CONFIG`, `config` in `required-server-files.json`',
    verifiedWith: next,
    gain: 'the process does not load the compiler',
    fallback: 'Next loads `next.config.ts`',
    readBy: ['storefront'],
  },
  'built-headers': {
    file: `${folder}/built-config.ts`,
    reliesOn: '`config.env` in `required-server-files.json`',
    verifiedWith: next,
    gain: 'default headers with the hosts of the build',
    fallback: 'default headers with the hosts of the current environment',
    readBy: ['storefront'],
  },
  'default-headers': {
    file: `${folder}/default-headers.ts`,
    reliesOn: 'Node’s response calls its own `writeHead` before the first byte',
    verifiedWith: 'node 20',
    gain: 'default headers only where a route sets none; errors are not stored',
    fallback: 'default headers are set before Next runs; it may store errors',
    readBy: ['storefront'],
  },
  'page-cache-handler': {
    file: `${folder}/cache-handler.mjs`,
    reliesOn:
      '`file-system-cache.js` and `tags-manifest.external.js` of Next, which are subclassed and read',
    verifiedWith: next,
    gain: 'no page from content that expired during rendering; pages shared through Redis; limited disk use',
    fallback: 'Next’s own cache; other processes and the page cache notice a change by time',
    readBy: ['build', 'storefront'],
  },
  'shared-tag-expiry': {
    file: `${folder}/connect-shared-state.ts`,
    reliesOn: 'the map of expired tags in `tags-manifest.external.js`',
    verifiedWith: next,
    gain: 'a change expires pages in all processes at once',
    fallback: 'in other processes they expire by time',
    readBy: ['storefront'],
    requires: 'page-cache-handler',
  },
  'raw-query': {
    file: `${folder}/raw-query.ts`,
    reliesOn: 'the diagnostics channel `http.server.request.start`, before Next rewrites the query',
    verifiedWith: 'node 20',
    gain: 'veloconnect responses in the order and encoding of the request',
    fallback: 'the query as Next rewrites it',
    readBy: ['storefront'],
  },
  'cluster-handoff': {
    file: `${folder}/cluster-handoff.mjs`,
    reliesOn: 'internal messages of Node’s cluster (`newconn`, `NODE_CLUSTER`)',
    verifiedWith: 'node 20',
    gain: 'connections assigned to an exited worker are served by another',
    fallback: 'they wait until the client gives up',
    readBy: ['supervisor'],
  },
  'process-shim': {
    file: `${folder}/process-shim.cjs`,
    reliesOn: 'the path of Next’s `process` for browsers',
    verifiedWith: next,
    gain: 'fewer bytes in every page’s scripts',
    fallback: 'Next’s `process`',
    readBy: ['build'],
  },
  'next-intl-browser': {
    file: `${folder}/next-intl-browser.ts`,
    reliesOn: 'next-intl’s browser entry re-exports use-intl',
    verifiedWith: 'next-intl 4.14',
    gain: 'fewer bytes in every page’s scripts',
    fallback: 'next-intl’s browser entry',
    readBy: ['build'],
  },
  'turbopack-chunking': {
    file: 'next.config.ts',
    reliesOn: 'the undocumented setting `experimental.turbopackChunking`',
    verifiedWith: next,
    gain: 'fewer script files per page',
    fallback: 'Next’s chunks',
    readBy: ['build'],
  },
  'eager-compile-hints': {
    file: 'tools/build/build-site.mjs',
    reliesOn: 'the folder of built pages and the addresses of their scripts',
    verifiedWith: next,
    gain: 'Chromium compiles the first scripts while they download',
    fallback: 'scripts as built',
    readBy: ['build'],
  },
});

/** @typedef {keyof typeof frameworkDetails} FrameworkDetailName */

/** Names of all framework details. */
export const frameworkDetailNames = /** @type {FrameworkDetailName[]} */ (
  Object.keys(frameworkDetails)
);

let parsedSetting = '';
/** @type {ReadonlySet<string>} */
let switchedOff = new Set();

/** Returns the names in NEXT_INTERNALS_OFF, which may change while the process starts. */
function getSwitchedOff() {
  const setting = process.env.NEXT_INTERNALS_OFF ?? '';
  if (setting !== parsedSetting) {
    const names = setting.split(/[\s,]+/).filter((name) => name !== '');
    switchedOff = new Set(names.includes('all') ? frameworkDetailNames : names);
    parsedSetting = setting;
  }
  return switchedOff;
}

/**
 * True unless NEXT_INTERNALS_OFF or a failed check has turned off the detail, or another detail that it requires.
 * @param {FrameworkDetailName} name
 * @returns {boolean}
 */
export function isFrameworkDetailOn(name) {
  if (getSwitchedOff().has(name)) return false;
  /** @type {FrameworkDetail} */
  const { requires } = frameworkDetails[name];
  return (
    requires === undefined || isFrameworkDetailOn(/** @type {FrameworkDetailName} */ (requires))
  );
}

/**
 * Turns a detail off for this process and for those it starts. The state is stored in NEXT_INTERNALS_OFF, because the
 * custom server, the pages and the cache handler are separate bundles.
 * @param {FrameworkDetailName} name
 */
export function disableFrameworkDetail(name) {
  process.env.NEXT_INTERNALS_OFF = [...getSwitchedOff(), name].join(',');
}

/**
 * Lists the framework details that a program uses and that are off.
 * @param {'build' | 'supervisor' | 'storefront'} program
 * @returns {FrameworkDetailName[]}
 */
export function listDisabledDetails(program) {
  return frameworkDetailNames.filter(
    (name) => isDetailUsedBy(name, program) && !isFrameworkDetailOn(name),
  );
}

/**
 * @param {FrameworkDetailName} name
 * @param {'build' | 'supervisor' | 'storefront'} program
 */
export function isDetailUsedBy(name, program) {
  /** @type {FrameworkDetail} */
  const { readBy } = frameworkDetails[name];
  return readBy.includes(program);
}

/**
 * Lists the names in NEXT_INTERNALS_OFF that are no framework details.
 * @returns {string[]}
 */
export function listUnknownDetails() {
  return [...getSwitchedOff()].filter((name) => !Object.hasOwn(frameworkDetails, name));
}
