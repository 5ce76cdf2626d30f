import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { isPagePath } from '../page-cache/page-address';
import { isBuildFilePath } from '../static-files/build-files';

const allRoutesManifest = z.object({
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  staticRoutes: z.array(z.object({ page: z.string() })),
});
const appPaths = z.record(z.string(), z.string());

/** True for the address of a file, a service or a list that is none: Next would make a page that says so. */
export type IsUnknownFile = (path: string) => boolean;

/** The framework's own addresses; of a bicycle's a dotted slug is a page's (middleware). */
const ofOthers = /^\/_next\/|^\/(?:[a-z]{2}\/)?bikes\//;

/**
 * Reads from a build which addresses are answered by routes, and which files are public. An address that is no page's by its form and is
 * none of those is unknown. Throws where the build's lists have another form.
 */
export function loadUnknownFileCheck(
  buildDirectory: string,
  publicDirectory: string,
): IsUnknownFile {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(buildDirectory, `${name}.json`), 'utf8'));
  const { dynamicRoutes, staticRoutes } = allRoutesManifest.parse(read('routes-manifest'));
  const pages = new Set(
    Object.entries(appPaths.parse(read('app-path-routes-manifest'))).flatMap(([file, route]) =>
      file.endsWith('/page') ? [route] : [],
    ),
  );
  const known = new Set([
    ...staticRoutes.map(({ page }) => page),
    ...readdirSync(publicDirectory, { recursive: true, withFileTypes: true }).map(
      ({ parentPath, name }) =>
        `/${relative(publicDirectory, join(parentPath, name)).replaceAll(sep, '/')}`,
    ),
  ]);
  const routes = dynamicRoutes.map(({ page, regex }) => ({
    pattern: new RegExp(regex),
    isPage: pages.has(page),
  }));

  return (path) => {
    // Files of the build are looked for before.
    if (isBuildFilePath(path)) return true;
    if (isPagePath(path) || ofOthers.test(path) || known.has(path)) return false;
    // Next's order: the first that fits is what answers.
    return routes.find(({ pattern }) => pattern.test(path))?.isPage ?? true;
  };
}

const dynamicRoutesManifest = z.object({
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});
const prerenderManifest = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.unknown()),
});

/** True for a path that Next makes ahead or once for everybody; false for one it makes for each request. */
export type IsPrerendered = (path: string) => boolean;

/**
 * Reads from a build which pages are made once. Throws when the build's own lists are missing or have another form: then the
 * framework has changed, and nothing may be kept.
 */
export function loadPrerenderedRoutes(buildDirectory: string): IsPrerendered {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(buildDirectory, `${name}.json`), 'utf8'));
  const { dynamicRoutes } = dynamicRoutesManifest.parse(read('routes-manifest'));
  const made = prerenderManifest.parse(read('prerender-manifest'));
  const known = new Set(Object.keys(made.routes));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({
    pattern: new RegExp(regex),
    isMadeOnce: Object.hasOwn(made.dynamicRoutes, page),
  }));

  // Next's order: the first that fits is the page that answers.
  return (path) =>
    known.has(path) || (patterns.find(({ pattern }) => pattern.test(path))?.isMadeOnce ?? false);
}
