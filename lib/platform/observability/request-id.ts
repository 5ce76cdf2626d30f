type Read = () => string | undefined;

/** One for the whole process: the site's code and the server in front of it are bundled apart. */
const key = Symbol.for('lautlos.request-id');
const shared = globalThis as typeof globalThis & { [key]?: Read };

/** The id of the request that is being answered; undefined outside of one, and in browsers. */
export function currentRequestId(): string | undefined {
  return shared[key]?.();
}

/** Says how the current request's id is known from now on. */
export function provideRequestId(read: Read): void {
  shared[key] = read;
}
