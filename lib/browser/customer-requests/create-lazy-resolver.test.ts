import type { ResolverOptions } from 'react-hook-form';
import { expect, it } from 'vitest';
import { createLazyResolver } from './create-lazy-resolver';
import { type TestRideFields, testRideResolver } from './test-ride-schema';

const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<TestRideFields>;
const input: TestRideFields = {
  ...{
    bike: 'ludwig',
    sku: '',
    leasing: '',
    configuration: '',
    wish: '',
    name: ' Anna ',
    email: 'anna@lautlos.example',
  },
  ...{ phone: '', message: '', website: '' },
};

it('validates like the schema, by field names', async () => {
  const resolve = createLazyResolver(() => Promise.resolve(testRideResolver));
  const { values } = await resolve(input, undefined, options);
  expect(values).toMatchObject({ name: 'Anna', bike: 'ludwig' });
  const { errors } = await resolve({ ...input, name: '', email: 'anna' }, undefined, options);
  expect(Object.keys(errors).sort()).toEqual(['email', 'name']);
});

it('leaves validation to the receiver when the schema cannot be loaded', async () => {
  const resolve = createLazyResolver<TestRideFields>(() => Promise.reject(new Error('offline')));
  expect(await resolve({ ...input, name: '' }, undefined, options)).toEqual({
    values: { ...input, name: '' },
    errors: {},
  });
});
