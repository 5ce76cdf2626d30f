import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { isFrameworkDetailOn, disableFrameworkDetail } from './framework-details.mjs';

/**
 * @import { FrameworkDetailName } from './framework-details.mjs'
 * @typedef {object} InstalledSources
 * @property {(path: string) => string} readPackageFile Reads a file below node_modules; throws when there is none.
 * @property {(id: string) => string} readNodeSource Reads the source of a module of Node; throws when there is none.
 */

/** Path of the React renderer in node_modules. Its source contains the streaming scripts, one per kind of call. */
export const streamingRendererPath =
  'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js';
const minStreamingScripts = 4;
const cacheFolder = 'next/dist/server/lib/incremental-cache';

/** Matches the function definitions that React writes into a page once, before the first call of the function. */
const definition = /'((?:\$RB|\$RM|\$RS|\$RV|\$RX)=(?:[^'\\\n]|\\.)*)'/g;
const callBegins = /;?\$R[A-Z]\("$/;

/**
 * Lists the scripts in the source of the React renderer that move late parts of a page to their position.
 * @param {string} source
 * @returns {string[]}
 */
export function listStreamingScripts(source) {
  return [...source.matchAll(definition)].map(([, text = '']) =>
    text.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign)).replace(callBegins, ''),
  );
}

/** @type {InstalledSources} */
export const installedSources = {
  readPackageFile(path) {
    const { resolve } = createRequire(join(process.cwd(), 'package.json'));
    // Resolves only the folder of the package, because some packages do not export all files.
    const [name = ''] = path.split('/', 1);
    const entry = resolve(name).replaceAll('\\', '/');
    const packageFolder = `/node_modules/${name}/`;
    const end = entry.lastIndexOf(packageFolder);
    if (end === -1) throw new Error(`${name} is not in node_modules`);
    return readFileSync(
      `${entry.slice(0, end)}${packageFolder}${path.slice(name.length + 1)}`,
      'utf8',
    );
  },
  readNodeSource(id) {
    /** @type {unknown} */
    const binding = Reflect.get(process, 'binding');
    if (typeof binding !== 'function') throw new Error('Node does not provide its sources');
    const source = binding.call(process, 'natives')[id];
    if (typeof source !== 'string') throw new Error(`Node has no module ${id}`);
    return source;
  },
};

/**
 * @param {string} text
 * @param {readonly (string | RegExp)[]} expected
 */
const containsAll = (text, expected) =>
  expected.every((each) => (typeof each === 'string' ? text.includes(each) : each.test(text)));

/** True when Node calls an overridden `writeHead` at the end of a response. */
export function isWriteHeadCalled() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  let isCalled = false;
  const writeHead = response.writeHead.bind(response);
  Reflect.set(response, 'writeHead', (/** @type {[number]} */ ...rest) => {
    isCalled = true;
    return writeHead(...rest);
  });
  response.end();
  return isCalled;
}

/**
 * Checks by name of the framework details that can be read from installed packages or from Node. Each check returns
 * false, or throws, when the detail is not as expected.
 * @type {Partial<Record<FrameworkDetailName, (sources: InstalledSources) => boolean>>}
 */
export const installedChecks = {
  'interaction-replay': ({ readPackageFile }) =>
    readPackageFile('next/dist/compiled/react-dom/cjs/react-dom-client.production.js').includes(
      '"__reactProps$"',
    ),
  'strict-csp': ({ readPackageFile }) =>
    listStreamingScripts(readPackageFile(streamingRendererPath)).length >= minStreamingScripts,
  'complete-error-pages': ({ readPackageFile }) =>
    containsAll(
      readPackageFile(
        'next/dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
      ),
      ['{ digest: digest }'],
    ),
  'router-requests': ({ readPackageFile }) =>
    containsAll(readPackageFile('next/dist/client/components/app-router-headers.js'), [
      "RSC_HEADER = 'rsc'",
      "NEXT_ROUTER_STATE_TREE_HEADER = 'next-router-state-tree'",
      "NEXT_ROUTER_PREFETCH_HEADER = 'next-router-prefetch'",
      "NEXT_RSC_UNION_QUERY = '_rsc'",
    ]),
  'page-cache': ({ readPackageFile }) =>
    containsAll(readPackageFile('next/dist/client/components/app-router-headers.js'), [
      "NEXT_IS_PRERENDER_HEADER = 'x-nextjs-prerender'",
    ]),
  'internal-headers': ({ readPackageFile }) =>
    containsAll(readPackageFile('next/dist/lib/constants.js'), ["'x-next-cache-tags'"]),
  'built-config': ({ readPackageFile }) =>
    containsAll(readPackageFile('next/dist/server/config.js'), [
      'JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)',
    ]),
  'default-headers': () => isWriteHeadCalled(),
  'page-cache-handler': ({ readPackageFile }) =>
    containsAll(readPackageFile(`${cacheFolder}/file-system-cache.js`), [
      'class FileSystemCache',
      /async get\(/,
      /async set\(/,
      /async revalidateTag\(/,
      'this.flushToDisk',
      'FileSystemCache.memoryCache',
    ]) &&
    containsAll(readPackageFile(`${cacheFolder}/tags-manifest.external.js`), [
      'tagsManifest = new Map()',
    ]),
  'shared-tag-expiry': ({ readPackageFile }) =>
    containsAll(readPackageFile(`${cacheFolder}/tags-manifest.external.js`), [
      'tagsManifest = new Map()',
      'expired',
    ]),
  'raw-query': ({ readNodeSource }) =>
    readNodeSource('_http_server').includes('http.server.request.start'),
  'cluster-handoff': ({ readNodeSource }) =>
    readNodeSource('internal/cluster/round_robin_handle').includes('newconn') &&
    readNodeSource('internal/cluster/utils').includes('NODE_CLUSTER'),
  'process-shim': ({ readPackageFile }) =>
    readPackageFile('next/dist/compiled/process/package.json') !== '',
  'next-intl-browser': ({ readPackageFile }) =>
    containsAll(readPackageFile('next-intl/dist/esm/production/index.react-client.js'), [
      'NextIntlClientProvider',
      /"use-intl\/react"/,
      /useTranslations/,
    ]),
  'turbopack-chunking': ({ readPackageFile }) =>
    readPackageFile('next/dist/server/config-schema.js').includes('turbopackChunking'),
};

/** Maximum length in characters of a reason, which is logged on one line. */
const maxReasonLength = 200;

/**
 * Runs the check of a framework detail.
 * @template Evidence
 * @param {(evidence: Evidence) => boolean} check
 * @param {Evidence} evidence
 * @returns {string | null} Null when the detail is as expected, otherwise the reason
 */
export function findDetailMismatch(check, evidence) {
  try {
    return check(evidence) ? null : 'has another form';
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/\s+/g, ' ').slice(0, maxReasonLength);
  }
}

/**
 * True when a framework detail is on and as expected. Turns it off when it is not as expected.
 * @param {FrameworkDetailName} name
 * @param {(name: FrameworkDetailName, reason: string) => void} onUnexpected
 */
export function isInstalledDetailUsable(name, onUnexpected, sources = installedSources) {
  if (!isFrameworkDetailOn(name)) return false;
  const check = installedChecks[name];
  const reason = check === undefined ? null : findDetailMismatch(check, sources);
  if (reason === null) return true;
  disableFrameworkDetail(name);
  onUnexpected(name, reason);
  return false;
}
