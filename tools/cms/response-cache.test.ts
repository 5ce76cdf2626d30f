import { expect, it } from 'vitest';
import { createResponseCache } from '@/cms/src/graphql/response-cache.js';

type RequestOptions = {
  token?: number | undefined;
  strategy?: string;
  operation?: string;
  query?: string;
};

/** Simulates Apollo with the plugin. Counts how often a result is computed instead of cached. */
function service() {
  let version = 'first';
  let worked = 0;
  const plugin = createResponseCache(async () => version);
  const strapi = { name: 'content-api-token' };
  return {
    write: () => (version = `after ${version}`),
    async ask(
      {
        token = 1,
        strategy = strapi.name,
        operation = 'query',
        query = '{ pages }',
      }: RequestOptions,
      { errors, meanwhile }: { errors?: object[]; meanwhile?: () => void } = {},
    ) {
      const auth = { strategy: { name: strategy }, credentials: { id: token } };
      const request = { query, variables: { locale: 'de' } };
      const hooks = await plugin.requestDidStart({ contextValue: { state: { auth } }, request });
      const cached = await hooks.responseForOperation?.({ operation: { operation } });
      if (cached) {
        await hooks.willSendResponse?.({ response: cached });
        return cached.body.singleResult.data;
      }
      const data = { answer: (worked += 1) };
      meanwhile?.();
      const response = { body: { kind: 'single', singleResult: { data, errors } } };
      await hooks.willSendResponse?.({ response });
      return data;
    },
  };
}

it('returns a repeated query from memory until the next write', async () => {
  const { ask, write } = service();
  expect([await ask({}), await ask({})]).toEqual([{ answer: 1 }, { answer: 1 }]);
  write();
  expect([await ask({}), await ask({})]).toEqual([{ answer: 2 }, { answer: 2 }]);
});

it.each([
  ['another query', { query: '{ blogs }' }],
  ['another token', { token: 2 }],
  ['a request without a token', { strategy: 'admin' }],
  ['a mutation', { operation: 'mutation' }],
] as const)('computes %s again', async (_name, other) => {
  const { ask } = service();
  await ask({});
  expect(await ask(other)).toEqual({ answer: 2 });
});

it('does not cache a response with an error', async () => {
  const { ask } = service();
  await ask({}, { errors: [{ message: 'no' }] });
  expect(await ask({})).toEqual({ answer: 2 });
});

it('discards a response that was computed during a write', async () => {
  const { ask, write } = service();
  await ask({}, { meanwhile: write });
  expect(await ask({})).toEqual({ answer: 2 });
});
