import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopContentVariablesDocument } from '@/graphql/generated/shop/graphql';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { env } from '@/lib/platform/config/env';
import { createTimeoutBudget, setTimeoutBudgetProvider } from '@/lib/platform/http/timeout-budget';
import { fetchGraphql } from './fetch-graphql';
import { sendShopOperation } from './shop/shop-client';
import { sendRestApiRequest } from './rest-api/rest-api-client';

const variables = { categoryId: 'bikes', offset: 0, limit: 1 };
const caller = { language: 'de', token: null } as const;
const services = {
  content: () =>
    fetchGraphql({
      url: env.CONTENT_URL,
      types: schemaTypes,
      document: ShopContentVariablesDocument,
      variables,
    }),
  shop: () => sendShopOperation(ShopContentVariablesDocument, variables, caller),
  tools: () => sendRestApiRequest({ path: '/papers', language: 'de' }),
};

let requestCount: number;

beforeEach(() => {
  requestCount = 0;
  const timeoutBudget = createTimeoutBudget({
    totalMs: 60,
    minimumMs: 30,
    now: () => performance.now(),
  });
  setTimeoutBudgetProvider(() => timeoutBudget);
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    requestCount += 1;
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  setTimeoutBudgetProvider(() => undefined);
});

it.each(Object.entries(services))(
  'requests %s once within a request when it hangs, and reports an outage both times',
  async (_name, send) => {
    for (const message of [/did not answer in time/, /has just not answered/])
      expect(await send()).toMatchObject({
        ok: false,
        error: { layer: 'network', isRetryable: true, message: expect.stringMatching(message) },
      });
    expect(requestCount).toBe(1);
  },
);

it('applies the timeout of the call, for example for an editor’s preview', async () => {
  const options = {
    url: env.CONTENT_URL,
    types: schemaTypes,
    document: ShopContentVariablesDocument,
  };
  const patient = () => fetchGraphql({ ...options, variables, timeoutMs: 30 });
  await patient();
  await patient();
  expect(requestCount).toBe(2);
});
