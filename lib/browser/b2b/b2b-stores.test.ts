// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { toSuccess } from '@/lib/platform/http/call-result';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { createQueryStoreOfOne } from './b2b-stores';

/** Pending responses in the order of the requests. The test resolves each. */
let answers: ((answer: ShopResult<string>) => void)[];

const sendRequest = () => new Promise<ShopResult<string>>((answer) => answers.push(answer));
const resolveRequest = (question: number, value: string) =>
  act(async () => answers[question]?.(toSuccess(value)));

beforeEach(() => {
  answers = [];
  signInForTest();
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
});

it('shares one question among the parts of a page that appear together', async () => {
  const store = createQueryStoreOfOne(sendRequest);
  const [first, second] = [renderHook(store.useQuery), renderHook(store.useQuery)];
  expect(answers).toHaveLength(1);
  await resolveRequest(0, 'one');
  expect(first.result.current).toEqual({ kind: 'ready', value: 'one' });
  expect(second.result.current).toEqual({ kind: 'ready', value: 'one' });
});

it.each([
  ['the older answer comes first', [0, 1]],
  ['the older answer comes last', [1, 0]],
])('shows after a change nothing that was read before it, when %s', async (_, order) => {
  const store = createQueryStoreOfOne(sendRequest);
  const { result } = renderHook(store.useQuery);
  const reloaded = store.reload();
  expect(answers).toHaveLength(2);
  for (const question of order) await resolveRequest(question, question === 0 ? 'before' : 'after');
  await reloaded;
  expect(result.current).toEqual({ kind: 'ready', value: 'after' });
});

it('ends a reload only when a newer one has its answer', async () => {
  const store = createQueryStoreOfOne(sendRequest);
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

it('forgets an answer that comes after the session has ended', async () => {
  const store = createQueryStoreOfOne(sendRequest);
  const { result } = renderHook(store.useQuery);
  act(notifySessionEnd);
  await resolveRequest(0, 'of somebody else');
  expect(result.current.value).toBeNull();
});
