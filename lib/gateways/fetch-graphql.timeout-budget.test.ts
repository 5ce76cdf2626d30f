import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopFactsDocument } from '@/graphql/generated/shop/graphql';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { env } from '@/lib/platform/config/env';
import { createTimeoutBudget, setTimeoutBudgetProvider } from '@/lib/platform/http/timeout-budget';
import { fetchGraphql } from './fetch-graphql';
import { sendShopOperation } from './shop/shop-client';
import { sendToolRequest } from './tools/tools-client';

const variables = { categoryId: 'bikes', offset: 0, limit: 1 };
const caller = { language: 'de', token: null } as const;
const services = {
  content: () =>
    fetchGraphql({
      url: env.CONTENT_URL,
      types: schemaTypes,
      document: ShopFactsDocument,
      variables,
    }),
  shop: () => sendShopOperation(ShopFactsDocument, variables, caller),
  tools: () => sendToolRequest({ path: '/papers', language: 'de' }),
};

let asked: number;

beforeEach(() => {
  asked = 0;
  const patience = createTimeoutBudget({
    totalMs: 60,
    minimumMs: 30,
    now: () => performance.now(),
  });
  setTimeoutBudgetProvider(() => patience);
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    asked += 1;
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
  '%s that hangs is asked once within one request, and is an outage both times',
  async (_name, send) => {
    for (const message of [/did not answer in time/, /has just not answered/])
      expect(await send()).toMatchObject({
        ok: false,
        error: { layer: 'network', isRetryable: true, message: expect.stringMatching(message) },
      });
    expect(asked).toBe(1);
  },
);

it('a call that says how long it waits has its own patience, as an editor’s preview has', async () => {
  const options = { url: env.CONTENT_URL, types: schemaTypes, document: ShopFactsDocument };
  const patient = () => fetchGraphql({ ...options, variables, timeoutMs: 30 });
  await patient();
  await patient();
  expect(asked).toBe(2);
});
