import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'app',
  'components',
  'domain',
  'lib',
  'graphql',
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

/** A fingerprint of everything the build is made from; `facts` are values from outside the tree, service URLs for instance. */
export function buildFingerprint(facts) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const source of sources) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name));
    return;
  }
  hash.update(path).update(readFileSync(path));
}

const stampFile = (distDir) => join(distDir, 'build-fingerprint');

export function isBuilt(distDir, fingerprint) {
  return existsSync(stampFile(distDir)) && readFileSync(stampFile(distDir), 'utf8') === fingerprint;
}

export function rememberBuild(distDir, fingerprint) {
  writeFileSync(stampFile(distDir), fingerprint);
}
