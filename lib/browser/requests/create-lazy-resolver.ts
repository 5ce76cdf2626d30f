import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * How a form is checked by a schema that is loaded with what reads it when the form is first sent: nobody who only reads the page
 * waits for it. When it cannot be had the form counts as right; whoever takes it checks it again, and says when he cannot be
 * reached.
 */
export function createLazyResolver<Fields extends FieldValues>(
  load: () => Promise<Resolver<Fields>>,
): Resolver<Fields> {
  return async (values, context, options) => {
    const resolve = await load().catch(() => null);
    return resolve === null ? { values, errors: {} } : resolve(values, context, options);
  };
}

/** The most a message may hold; the service takes no more. */
export const maxMessageLength = 2_000;
