import { createProcessValue } from '@/lib/platform/process-registry';

/** A POST request that the custom server passes to a direct route. */
interface DirectRouteRequest {
  readonly headers: [string, string][];
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A route of the site that the custom server calls without Next's router. */
export interface DirectRoute {
  /** Returns the response to a POST request for a URL of the site; never rejects. */
  readonly handle: (url: string, posted: DirectRouteRequest) => Promise<Response>;
  /**
   * Maximum body size in bytes. A longer body is cut one byte above the maximum, so that the route can detect and
   * reject it.
   */
  readonly maxBytes: number;
}

const routes = /* #__PURE__ */ createProcessValue<Map<string, DirectRoute>>(
  'direct-routes',
  () => new Map(),
);

/** Registers the route that the custom server calls for POST requests to `path`. */
export function registerDirectRoute(path: string, route: DirectRoute): void {
  routes.get().set(path, route);
}

/** Returns the direct route of a path; null until Next has loaded the route, and for every other path. */
export function findDirectRoute(path: string): DirectRoute | null {
  return routes.get().get(path) ?? null;
}
