import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const routesManifest = z.object({
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
export function readPrerenderedRoutes(buildDirectory: string): IsPrerendered {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(buildDirectory, `${name}.json`), 'utf8'));
  const { dynamicRoutes } = routesManifest.parse(read('routes-manifest'));
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
