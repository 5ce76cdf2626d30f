import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Creates a form resolver whose schema is loaded on the first submit, so that visitors who only read the page do not
 * load it. If loading fails, the form counts as valid, because the server validates again and reports its own failures.
 */
export function createLazyResolver<Fields extends FieldValues>(
  load: () => Promise<Resolver<Fields>>,
): Resolver<Fields> {
  return async (values, context, options) => {
    const resolve = await load().catch(() => null);
    return resolve === null ? { values, errors: {} } : resolve(values, context, options);
  };
}

/** Maximum message length accepted by the service. */
export const maxTestRideMessageLength = 2_000;
