import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { isFrameworkDetailOn } from './framework-details.mjs';
import { isPagePath } from '../page-cache/page-path';
import { isBuildFilePath } from '../static-files/build-files';

const allRoutesManifest = z.object({
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  staticRoutes: z.array(z.object({ page: z.string() })),
});
const appPaths = z.record(z.string(), z.string());

/** True for the address of a missing file, route or feed, for which Next would render a full 404 page. */
export type IsUnknownFile = (path: string) => boolean;

/**
 * Addresses that are never unknown: Next's internal ones, and bike pages, whose slugs may contain dots (middleware.ts).
 */
const ofOthers = /^\/_next\/|^\/(?:[a-z]{2}\/)?bikes\//;

/**
 * Reads from a build which addresses have routes and which files are public. All other addresses are unknown, unless
 * they have the form of a page. While the framework detail `unknown-files` is off, no address is unknown. Throws when
 * the build's manifests have an unexpected format.
 */
export function loadUnknownFileCheck(
  buildDirectory: string,
  publicDirectory: string,
): IsUnknownFile {
  if (!isFrameworkDetailOn('unknown-files')) return () => false;
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
    // The custom server has already looked for a build file at this path.
    if (isBuildFilePath(path)) return true;
    if (isPagePath(path) || ofOthers.test(path) || known.has(path)) return false;
    // The first match wins, as in Next's routing order.
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

/** True for a path that Next prerenders or renders once for everyone; false for one it renders per request. */
export type IsPrerendered = (path: string) => boolean;

/**
 * Reads from a build which pages are rendered once for everyone. While the framework detail `page-cache` is off, no
 * page is. Throws when the build's manifests are missing or have an unexpected format.
 */
export function loadPrerenderedRoutes(buildDirectory: string): IsPrerendered {
  if (!isFrameworkDetailOn('page-cache')) return () => false;
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(buildDirectory, `${name}.json`), 'utf8'));
  const { dynamicRoutes } = dynamicRoutesManifest.parse(read('routes-manifest'));
  const made = prerenderManifest.parse(read('prerender-manifest'));
  const known = new Set(Object.keys(made.routes));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({
    pattern: new RegExp(regex),
    isMadeOnce: Object.hasOwn(made.dynamicRoutes, page),
  }));

  // The first match wins, as in Next's routing order.
  return (path) =>
    known.has(path) || (patterns.find(({ pattern }) => pattern.test(path))?.isMadeOnce ?? false);
}
