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

/** True for the path of a missing file, route or feed, for which Next would render a full 404 page. */
export type IsUnknownFile = (path: string) => boolean;

/**
 * Matches paths that are left to Next even if unknown: its internal paths, and bike pages, whose slugs may contain dots
 * (middleware.ts).
 */
const ofOthers = /^\/_next\/|^\/(?:[a-z]{2}\/)?bikes\//;

/**
 * Creates a check for unknown files from the manifests of a build and the public directory. Paths of pages are never
 * unknown. When `unknown-files` is off (framework-details.mjs), no path is unknown. Throws when a manifest has an
 * unexpected format.
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
    // Build files are served before this check, so a build file here is missing.
    if (isBuildFilePath(path)) return true;
    if (isPagePath(path) || ofOthers.test(path) || known.has(path)) return false;
    // As in Next, the first matching route applies.
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

/** True for a path that Next renders once for all visitors; false for a path that Next renders for each request. */
export type IsPrerendered = (path: string) => boolean;

/**
 * Creates a check for prerendered pages from the manifests of a build. When `page-cache` is off
 * (framework-details.mjs), no page counts as prerendered. Throws when a manifest is missing or has an unexpected
 * format.
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

  // As in Next, the first matching route applies.
  return (path) =>
    known.has(path) || (patterns.find(({ pattern }) => pattern.test(path))?.isMadeOnce ?? false);
}
