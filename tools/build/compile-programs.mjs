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

/** The programs that run beside the site, each a file of plain JavaScript of the same name. */
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
  'tools/cms/export-content.ts',
];

const sources = [
  ...['services', 'domain', 'graphql', 'lib', 'server'],
  ...['tools/build', 'tools/cms', 'tools/commands'],
  ...['package-lock.json', 'tsconfig.json'],
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const buildsDir = join(root, '.build');

/** How long a build of other sources is left to the processes that may still run from it. */
const buildRetentionMs = 24 * 60 * 60 * 1000;

/**
 * Node's arguments for one of the programs, named as its file; all are compiled first unless that was done from the very same sources.
 * @param {string} name
 * @returns {Promise<string[]>}
 */
export async function getProgram(name) {
  buildFolder ??= ensureProgramsBuilt();
  return [join(await buildFolder, `${name}.js`)];
}

/**
 * Sources are looked through once a start.
 * @type {Promise<string> | undefined}
 */
let buildFolder;

/**
 * The folder of the compiled programs. Each state of the sources has one of its own, so nobody meets half a build or another's. In an image
 * (PROGRAMS_AS_BUILT) nothing is compiled and the sources are not looked at: the compiler is gone, and the times of files may have changed.
 */
async function ensureProgramsBuilt() {
  if (process.env.PROGRAMS_AS_BUILT === '1') return getNewestBuild(buildsDir);
  const folder = join(buildsDir, computeFingerprint(sources, {}, root).slice(0, 16));
  if (!existsSync(folder)) await build(folder);
  return folder;
}

/**
 * The build that was finished last. Throws where there is none.
 * @param {string} folder
 */
export function getNewestBuild(folder) {
  const finished = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^[0-9a-f]+$/.test(name))
    : [];
  const [newest] = finished
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (newest === undefined) throw new Error('No programs are compiled here: npm run build.');
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
    // Native code (esbuild's own too), a package that reads font files beside its own, and the framework that the site is built with.
    external: ['esbuild', 'libsql', 'pdfkit', 'next'],
    // Packages of the older kind ask for Node's own modules with require.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    // Keeps code of the server out of browsers; here there is none.
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
    // For the log, which reads them when there is something to tell (shared-state/source-stack).
    sourcemap: true,
    sourcesContent: false,
    // A program's text stays in memory. Lines stay short, since a crash shows one.
    ...{ minifyWhitespace: true, lineLimit: 200, legalComments: 'none' },
    plugins: [sourceUrlPlugin(unfinished), precomputedTextPlugin(root), productionReactPlugin()],
    logLevel: 'warning',
  });
  // Its process would stay, with all it knows, for as long as this one runs.
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
 * A text with one letter beyond ASCII takes twice the memory. The compiler writes them as numbers but for those in patterns.
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
 * Files that a source finds beside itself (fonts, schemas) stay where they are: in the bundle its address is still the source's.
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
