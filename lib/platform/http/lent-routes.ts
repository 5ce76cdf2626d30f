/** What came on the line for a route: POST, with these headers and this body. */
interface PostedRequest {
  readonly headers: [string, string][];
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A route of the site that the server in front answers by itself. */
export interface LentRoute {
  /** Answers a post at an address of the site; never rejects. */
  readonly answer: (address: string, posted: PostedRequest) => Promise<Response>;
  /** Of a longer body the route only learns that it is too long: so much and one byte. */
  readonly mostBytes: number;
}

/** One for the whole process: the site's code and the server in front of it are bundled apart and share nothing else. */
const key = Symbol.for('lautlos.lent-routes');

function place(): Map<string, LentRoute> {
  const all = globalThis as typeof globalThis & { [key]?: Map<string, LentRoute> };
  return (all[key] ??= new Map());
}

/** Lays a route ready for the server in front, which answers POST at `path` with it from now on. */
export function lendRoute(path: string, route: LentRoute): void {
  place().set(path, route);
}

/** The route that was lent for a path; null until the framework has loaded it, and for every other path. */
export function lentRoute(path: string): LentRoute | null {
  return place().get(path) ?? null;
}
