import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { securityHeaders } from '@/lib/platform/config/security-headers';
import type { Header } from '@/server/next-internals/built-config';
import type { FindStaticFile, StaticFile } from './send-file';

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

const ofTheBuild = new RegExp(
  `^/_next/static/.*(?:${Object.keys(types)
    .join('|')
    .replaceAll('.', String.raw`\.`)})$`,
);

/** True for a path of the form of a build file, even if there is no such file. */
export function isBuildFilePath(path: string): boolean {
  return ofTheBuild.test(path);
}

/** Cached for one year, because file names change with the content. */
const forGood = 'public, max-age=31536000, immutable';

const policy = 'Content-Security-Policy';
/** Security headers that apply to every file. All other headers only apply to documents. */
const ofAnyFile = [
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
];

const forWorkers = /^(?:default|script|connect|worker)-src |^report-/;

/** Returns the directives of the content security policy that apply to workers. */
function ofWorkers(general: readonly Header[]): string {
  const whole = general.find(({ key }) => key === policy)?.value ?? '';
  return whole
    .split('; ')
    .filter((directive) => forWorkers.test(directive))
    .join('; ');
}

/**
 * Returns a function that returns the headers of a file by its extension. Scripts, stylesheets and fonts are no
 * documents, so they need fewer headers.
 */
function headersByEnding(general: readonly Header[]) {
  const pick = (isIncluded: (key: string) => boolean): Readonly<Record<string, string>> =>
    Object.fromEntries(
      general.filter(({ key }) => isIncluded(key)).map(({ key, value }) => [key, value]),
    );
  const parts = pick((key) => ofAnyFile.includes(key));
  const byEnding: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    // A worker uses the policy in the response of its script.
    '.js': {
      ...pick((key) => key === policy || ofAnyFile.includes(key)),
      [policy]: ofWorkers(general),
    },
    '.css': parts,
    '.woff2': parts,
  };
  const others = pick((key) => key !== policy);
  return (ending: string) => byEnding[ending] ?? others;
}

/**
 * Creates the lookup of Next's build files (scripts, stylesheets, fonts). The build directory is read once. Files with
 * an unknown extension are left to Next.
 */
export function createBuildFileFinder(
  buildDirectory: string,
  general: readonly Header[] = securityHeaders,
): FindStaticFile {
  const headersOf = headersByEnding(general);
  const root = join(buildDirectory, 'static');
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const place = join(entry.parentPath, entry.name);
    files.set(`/_next/static/${relative(root, place).replaceAll(sep, '/')}`, {
      filePath: place,
      bytes: statSync(place).size,
      tag: null,
      isText: texts.has(extname(entry.name)),
      headers: {
        ...headersOf(extname(entry.name)),
        'cache-control': forGood,
        'content-type': type,
      },
    });
  }
  return (path) => files.get(path) ?? null;
}
