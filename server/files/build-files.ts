import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { securityHeaders } from '@/lib/platform/config/security-headers';
import type { FindFile, KnownFile } from './known-file';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.woff2': 'font/woff2',
};
const texts = new Set(['.css', '.js', '.json', '.svg', '.txt']);

/** A year: each name changes with what is in the file. */
const forGood = 'public, max-age=31536000, immutable';

const always = securityHeaders.filter(({ key }) => key !== 'Content-Security-Policy');
const withPolicy = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
const withoutPolicy = Object.fromEntries(always.map(({ key, value }) => [key, value]));

/** Next's own files of a build (scripts, sheets, fonts), listed once; what has an ending we do not know is left to Next. */
export function findBuildFile(buildDirectory: string): FindFile {
  const root = join(buildDirectory, 'static');
  const files = new Map<string, KnownFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const place = join(entry.parentPath, entry.name);
    files.set(`/_next/static/${relative(root, place).replaceAll(sep, '/')}`, {
      place,
      bytes: statSync(place).size,
      tag: null,
      isText: texts.has(extname(entry.name)),
      headers: {
        // A script may run as a worker, and then its own answer's policy counts.
        ...(extname(entry.name) === '.js' ? withPolicy : withoutPolicy),
        'cache-control': forGood,
        'content-type': type,
      },
    });
  }
  return (path) => files.get(path) ?? null;
}
