type Read = (stack: string) => string;

/** One for the whole process: the site's code and the server in front of it are bundled apart. */
const key = Symbol.for('lautlos.readable-stack');
const shared = globalThis as typeof globalThis & { [key]?: Read };

/** The stack as people read it: with the places in the sources where somebody provides them, else as it is. */
export function readableStack(stack: string | undefined): string | undefined {
  return stack === undefined ? undefined : (shared[key]?.(stack) ?? stack);
}

/** Says how a stack is made readable from now on. */
export function provideReadableStack(read: Read): void {
  shared[key] = read;
}
