import { expect, it } from 'vitest';
import { keepAnswers } from '@/cms/src/answers/kept-answers.js';

type Asked = { token?: number | undefined; strategy?: string; operation?: string; query?: string };

/** Simulates Apollo with the plugin. Counts how often a result is computed instead of cached. */
function service() {
  let version = 'first';
  let worked = 0;
  const plugin = keepAnswers(async () => version);
  const strapi = { name: 'content-api-token' };
  return {
    write: () => (version = `after ${version}`),
    async ask(
      { token = 1, strategy = strapi.name, operation = 'query', query = '{ pages }' }: Asked,
      { errors, meanwhile }: { errors?: object[]; meanwhile?: () => void } = {},
    ) {
      const auth = { strategy: { name: strategy }, credentials: { id: token } };
      const request = { query, variables: { locale: 'de' } };
      const hooks = await plugin.requestDidStart({ contextValue: { state: { auth } }, request });
      const kept = await hooks.responseForOperation?.({ operation: { operation } });
      if (kept) {
        await hooks.willSendResponse?.({ response: kept });
        return kept.body.singleResult.data;
      }
      const data = { answer: (worked += 1) };
      meanwhile?.();
      const response = { body: { kind: 'single', singleResult: { data, errors } } };
      await hooks.willSendResponse?.({ response });
      return data;
    },
  };
}

it('what was asked before is answered out of memory until something is written', async () => {
  const { ask, write } = service();
  expect([await ask({}), await ask({})]).toEqual([{ answer: 1 }, { answer: 1 }]);
  write();
  expect([await ask({}), await ask({})]).toEqual([{ answer: 2 }, { answer: 2 }]);
});

it.each([
  ['another question', { query: '{ blogs }' }],
  ['another token', { token: 2 }],
  ['somebody without a token', { strategy: 'admin' }],
  ['a mutation', { operation: 'mutation' }],
] as const)('%s is answered anew', async (_name, other) => {
  const { ask } = service();
  await ask({});
  expect(await ask(other)).toEqual({ answer: 2 });
});

it('an answer with an error is not kept', async () => {
  const { ask } = service();
  await ask({}, { errors: [{ message: 'no' }] });
  expect(await ask({})).toEqual({ answer: 2 });
});

it('what is written while an answer is worked out is not missed', async () => {
  const { ask, write } = service();
  await ask({}, { meanwhile: write });
  expect(await ask({})).toEqual({ answer: 2 });
});
