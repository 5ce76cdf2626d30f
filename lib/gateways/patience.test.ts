import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopFactsDocument } from '@/graphql/generated/shop/graphql';
import { wireTypes } from '@/graphql/generated/shop/wire-types';
import { env } from '@/lib/platform/config/env';
import { createPatience, providePatience } from '@/lib/platform/http/patience';
import { fetchGraphql } from './fetch-graphql';
import { sendOperation } from './shop/send-operation';
import { sendTool } from './tools/send-tool';

const variables = { categoryId: 'bikes', offset: 0, limit: 1 };
const caller = { language: 'de', token: null } as const;
const services = {
  content: () =>
    fetchGraphql({
      url: env.CONTENT_URL,
      types: wireTypes,
      document: ShopFactsDocument,
      variables,
    }),
  shop: () => sendOperation(ShopFactsDocument, variables, caller),
  tools: () => sendTool({ path: '/papers', language: 'de' }),
};

let asked: number;

beforeEach(() => {
  asked = 0;
  const patience = createPatience({ totalMs: 60, leastMs: 30, now: () => performance.now() });
  providePatience(() => patience);
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    asked += 1;
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  providePatience(() => undefined);
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
  const options = { url: env.CONTENT_URL, types: wireTypes, document: ShopFactsDocument };
  const patient = () => fetchGraphql({ ...options, variables, timeoutMs: 30 });
  await patient();
  await patient();
  expect(asked).toBe(2);
});
