/** What came on the line for a route: POST, with these headers and this body. */
interface DirectRouteRequest {
  readonly headers: [string, string][];
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A route of the site that the server in front answers by itself. */
export interface DirectRoute {
  /** Answers a post at an address of the site; never rejects. */
  readonly handle: (address: string, posted: DirectRouteRequest) => Promise<Response>;
  /** Of a longer body the route only learns that it is too long: so much and one byte. */
  readonly maxBytes: number;
}

/** One for the whole process: the site's code and the server in front of it are bundled apart and share nothing else. */
const key = Symbol.for('lautlos.lent-routes');

function place(): Map<string, DirectRoute> {
  const all = globalThis as typeof globalThis & { [key]?: Map<string, DirectRoute> };
  return (all[key] ??= new Map());
}

/** Lays a route ready for the server in front, which answers POST at `path` with it from now on. */
export function registerDirectRoute(path: string, route: DirectRoute): void {
  place().set(path, route);
}

/** The route that was lent for a path; null until the framework has loaded it, and for every other path. */
export function findDirectRoute(path: string): DirectRoute | null {
  return place().get(path) ?? null;
}
