// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { createSingleQueryStore } from './create-query-store';

/** Functions that resolve the pending responses, in the order of the requests. The tests call them one by one. */
let answers: ((answer: ShopResult<string>) => void)[];

const sendRequest = () => new Promise<ShopResult<string>>((answer) => answers.push(answer));
const resolveRequest = (query: number, value: string) =>
  act(async () => answers[query]?.(toServiceCallSuccess(value)));

beforeEach(() => {
  answers = [];
  signInForTest();
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
});

it('sends one request for parts of a page that mount together', async () => {
  const store = createSingleQueryStore(sendRequest);
  const [first, second] = [renderHook(store.useQuery), renderHook(store.useQuery)];
  expect(answers).toHaveLength(1);
  await resolveRequest(0, 'one');
  expect(first.result.current).toEqual({ kind: 'ready', value: 'one' });
  expect(second.result.current).toEqual({ kind: 'ready', value: 'one' });
});

it.each([
  ['the older response arrives first', [0, 1]],
  ['the older response arrives last', [1, 0]],
])('shows no data from before a change when %s', async (_, order) => {
  const store = createSingleQueryStore(sendRequest);
  const { result } = renderHook(store.useQuery);
  const reloaded = store.reload();
  expect(answers).toHaveLength(2);
  for (const query of order) await resolveRequest(query, query === 0 ? 'before' : 'after');
  await reloaded;
  expect(result.current).toEqual({ kind: 'ready', value: 'after' });
});

it('ends a reload only when a newer one has its response', async () => {
  const store = createSingleQueryStore(sendRequest);
  let isOver = false;
  const first = store.reload().then(() => {
    isOver = true;
  });
  const second = store.reload();
  await resolveRequest(0, 'before');
  expect(isOver).toBe(false);
  await resolveRequest(1, 'after');
  await Promise.all([first, second]);
  expect(isOver).toBe(true);
});

it('discards a response that arrives after the session has ended', async () => {
  const store = createSingleQueryStore(sendRequest);
  const { result } = renderHook(store.useQuery);
  act(notifySessionEnd);
  await resolveRequest(0, 'of somebody else');
  expect(result.current.value).toBeNull();
});
