import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { computeFingerprint } from './build-fingerprint.mjs';
import { precomputedTextPlugin, productionReactPlugin } from './esbuild-plugins.mjs';

/** Programs that run outside of Next.js. Each is compiled to a JavaScript file with the name of its source file. */
const programs = [
  'services/main.ts',
  'services/commands/order.ts',
  'services/commands/restock.ts',
  'services/commands/dealer-request.ts',
  'services/commands/second-factor.ts',
  'services/commands/move-database.ts',
  'services/commands/backup.ts',
  'server/storefront.ts',
  'tools/commands/check-environment.ts',
  'tools/commands/check-shop.ts',
  'tools/cms/export-content.ts',
];

const sources = [
  ...['services', 'domain', 'graphql', 'lib', 'server'],
  ...['tools/build', 'tools/cms', 'tools/commands'],
  ...['package-lock.json', 'tsconfig.json'],
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const buildsDir = join(root, '.build');

/** Retention in ms of builds of older sources, which running processes may still use. */
const buildRetentionMs = 24 * 60 * 60 * 1000;

/**
 * Returns Node's arguments for a program by its file name. Compiles all programs first unless their sources are
 * unchanged.
 * @param {string} name
 * @returns {Promise<string[]>}
 */
export async function getProgramArguments(name) {
  buildFolder ??= ensureProgramsBuilt();
  return [join(await buildFolder, `${name}.js`)];
}

/**
 * The folder of the compiled programs, cached so that the sources are checked once per start.
 * @type {Promise<string> | undefined}
 */
let buildFolder;

/**
 * Returns the folder of the compiled programs. Each state of the sources has a separate folder, so that no process
 * loads an incomplete build or one of other sources. In a container image (PREBUILT_PROGRAMS) it uses the existing
 * build without checking the sources, because the compiler is not installed and modification times may differ.
 */
async function ensureProgramsBuilt() {
  if (process.env.PREBUILT_PROGRAMS === '1') return getNewestBuild(buildsDir);
  const folder = join(buildsDir, computeFingerprint(sources, {}, root).slice(0, 16));
  if (!existsSync(folder)) await build(folder);
  return folder;
}

/**
 * Returns the build that finished last. Throws if there is none.
 * @param {string} folder
 */
export function getNewestBuild(folder) {
  const finished = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^[0-9a-f]+$/.test(name))
    : [];
  const [newest] = finished
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (newest === undefined) throw new Error('The programs are not compiled: run npm run build.');
  return newest;
}

/** @param {string} folder */
async function build(folder) {
  const unfinished = `${folder}.${process.pid}`;
  const { build: bundle, stop } = await import('esbuild');
  await bundle({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: unfinished,
    entryNames: '[name]',
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    // Not bundled: native code (also esbuild's), a package that reads font files next to its code, and the site's
    // framework.
    external: ['esbuild', 'libsql', 'pdfkit', 'next'],
    // CommonJS packages load Node's modules with require.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    // This package prevents server code in browser bundles, which does not apply here.
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
    // The log reads the source maps for stack traces (shared-state/source-stack).
    sourcemap: true,
    sourcesContent: false,
    // Minified, because a program's source stays in memory. Lines stay short because a crash prints the whole line.
    ...{ minifyWhitespace: true, lineLimit: 200, legalComments: 'none' },
    plugins: [sourceUrlPlugin(unfinished), precomputedTextPlugin(root), productionReactPlugin()],
    logLevel: 'warning',
  });
  // Without this call, esbuild's process would run, and use memory, for as long as this process.
  await stop();
  escapeNonAscii(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOldBuilds(folder);
}

/**
 * Escapes non-ASCII characters, because a string with one of them takes twice the memory. esbuild escapes them except
 * in regular expressions.
 * @param {string} folder
 */
function escapeNonAscii(folder) {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const escaped = text.replace(/[^\x00-\x7f]/g, toUnicodeEscape);
    if (escaped !== text) writeFileSync(file, escaped);
  }
}

/** @param {string} letter */
const toUnicodeEscape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Sets `import.meta.url` to the original source file, so that files next to a source (fonts, schemas) are still found
 * from the bundle.
 * @param {string} outdir
 * @returns {import('esbuild').Plugin}
 */
function sourceUrlPlugin(outdir) {
  return {
    name: 'places-of-sources',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](services|tools)[\\/].*\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!text.includes('import.meta.url')) return null;
        const place = relative(outdir, path).replaceAll('\\', '/');
        const address = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        return { loader: 'ts', contents: text.replaceAll('import.meta.url', address) };
      });
    },
  };
}

/** @param {string} current */
function removeOldBuilds(current) {
  const before = Date.now() - buildRetentionMs;
  for (const name of readdirSync(buildsDir)) {
    const folder = join(buildsDir, name);
    if (folder !== current && statSync(folder).mtimeMs < before)
      rmSync(folder, { recursive: true, force: true });
  }
}
