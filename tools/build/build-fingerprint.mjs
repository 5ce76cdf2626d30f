import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const sources = [
  'app',
  'components',
  'domain',
  'lib',
  'graphql',
  'server/next-internals',
  'messages',
  'public',
  'styles',
  'demo',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'next-sitemap.config.js',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Computes a fingerprint of everything the site is built from. `facts` are inputs outside the source tree, such as
 * service URLs.
 * @param {unknown} facts
 */
export function computeBuildFingerprint(facts) {
  return computeFingerprint(sources, facts);
}

/**
 * Computes a fingerprint of the given files and folders (paths relative to `root`) and of `facts`. Test files are
 * skipped. Binary files count by size and modification time, all others by content.
 * @param {readonly string[]} paths
 * @param {unknown} facts
 */
export function computeFingerprint(paths, facts, root = '.') {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const path of paths) hashPath(hash, root, path);
  return hash.digest('hex');
}

const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name);

/**
 * True for images, videos, fonts, ZIP and PDF files, which make up nine tenths of all bytes. Their content is not read,
 * since a change also changes their size or modification time.
 */
const isBinary = (/** @type {string} */ name) =>
  /\.(avif|webp|jpe?g|png|gif|mp4|webm|woff2?|ttf|zip|pdf)$/.test(name);

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function hashPath(hash, root, path) {
  const file = join(root, path);
  if (isTest(path) || !existsSync(file)) return;
  const stats = statSync(file);
  if (stats.isDirectory()) {
    for (const name of readdirSync(file).sort()) hashPath(hash, root, join(path, name));
    return;
  }
  hash.update(path);
  if (isBinary(path)) hash.update(`${stats.size} ${stats.mtimeMs}`);
  else hashText(hash, file);
}

/**
 * Read buffer shared by all files. A buffer per file would stay in this process's memory for as long as the shop runs.
 */
const readBuffer = Buffer.alloc(256 * 1024);

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} file
 */
function hashText(hash, file) {
  const opened = openSync(file, 'r');
  try {
    for (let read; (read = readSync(opened, readBuffer)) > 0;)
      hash.update(readBuffer.subarray(0, read));
  } finally {
    closeSync(opened);
  }
}

const getStampPath = (/** @type {string} */ distDir) => join(distDir, 'build-fingerprint');

/**
 * @param {string} distDir
 * @param {string} fingerprint
 */
export function isBuildCurrent(distDir, fingerprint) {
  return (
    existsSync(getStampPath(distDir)) && readFileSync(getStampPath(distDir), 'utf8') === fingerprint
  );
}

/**
 * Saves the fingerprint of a build and, as JSON, the data it was built from, so that the next start can compare both.
 * @param {string} distDir
 * @param {string} fingerprint
 * @param {unknown} [data]
 */
export function saveBuildStamp(distDir, fingerprint, data = null) {
  writeFileSync(getDataPath(distDir), JSON.stringify(data));
  writeFileSync(getStampPath(distDir), fingerprint);
}

const getDataPath = (/** @type {string} */ distDir) => join(distDir, 'build-data.json');

/**
 * Returns the data that the last build was made from, or null if there is no record.
 * @param {string} distDir
 * @returns {unknown}
 */
export function findBuildData(distDir) {
  try {
    return JSON.parse(readFileSync(getDataPath(distDir), 'utf8'));
  } catch {
    return null;
  }
}
