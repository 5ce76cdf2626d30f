// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Basket } from '@/domain/basket/basket';
import { createTestBasket, createTestLine } from '@/domain/basket/basket-fixtures';
import { useColorSwaps } from './use-color-swaps';

const sku = 'LU11.25.H.M.RO';
const delayedLine = (amount: number) =>
  createTestBasket([createTestLine(sku, amount, { availability: { kind: 'unknown' } })]);
const green = { productId: 'green', sku: 'LU11.25.H.M.TG', color: 'Tiefgrün' };

/** Functions that resolve the pending requests for other colors, in the order of the requests. */
let answers: ((swap: typeof green | null) => void)[] = [];

function holdAnswers() {
  answers = [];
  const held = () =>
    new Promise<Response>((resolve) =>
      answers.push((swap) => resolve(new Response(JSON.stringify({ swap })))),
    );
  vi.stubGlobal('fetch', held);
}

const follow = (first: Basket | null) =>
  renderHook((basket: Basket | null) => useColorSwaps(basket, 'de'), { initialProps: first });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is undefined until the response has arrived, so that the lines wait for it', async () => {
  holdAnswers();
  const { result, rerender } = follow(null);
  expect(result.current).toBeNull();
  rerender(delayedLine(1));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(result.current).toBeNull();
  answers[0]?.(green);
  await waitFor(() =>
    expect(result.current).toEqual(new Map([[`line-${sku}`, { ...green, amount: 1 }]])),
  );
});

it('is empty at once for a basket without delayed lines', () => {
  expect(follow(createTestBasket([createTestLine(sku, 1)])).result.current?.size).toBe(0);
});

it('stays unchanged until the response for another quantity has arrived', async () => {
  holdAnswers();
  const { result, rerender } = follow(delayedLine(1));
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(green);
  await waitFor(() => expect(result.current?.size).toBe(1));
  rerender(delayedLine(2));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(result.current?.get(`line-${sku}`)?.amount).toBe(1);
  answers[1]?.(null);
  await waitFor(() => expect(result.current?.size).toBe(0));
});

it('waits at most a second and a half and ignores later responses', async () => {
  vi.useFakeTimers();
  holdAnswers();
  const { result } = follow(delayedLine(1));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(result.current?.size).toBe(0);
  answers[0]?.(green);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current?.size).toBe(0);
});
