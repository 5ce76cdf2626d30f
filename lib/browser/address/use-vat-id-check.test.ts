// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVatIdCheck } from './use-vat-id-check';

const austrian = 'ATU13585627';
let requests: { vatID: string; countryId: string }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  requests = [];
  answer = async () => Response.json({ state: 'CONFIRMED', country: 'at' });
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body) as (typeof requests)[number]);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const emptyField = () =>
  renderHook(({ text }) => useVatIdCheck(text, 'at'), { initialProps: { text: '' } });

it('sends no request before the field loses focus', async () => {
  const hook = emptyField();
  hook.rerender({ text: austrian });
  expect(hook.result.current.check).toBe('NONE');
  act(() => hook.result.current.onBlur());
  expect(hook.result.current.check).toBe('checking');
  await waitFor(() => expect(hook.result.current.check).toBe('CONFIRMED'));
  expect(requests).toEqual([{ vatID: austrian, countryId: 'at' }]);
});

it('reports an invalid format at once without a request', () => {
  const hook = emptyField();
  hook.rerender({ text: 'ATU13585628' });
  act(() => hook.result.current.onBlur());
  expect(hook.result.current.check).toBe('INVALID');
  expect(requests).toEqual([]);
});

it('checks a saved number, and again when its country changes', async () => {
  const hook = renderHook(({ country }) => useVatIdCheck(austrian, country), {
    initialProps: { country: 'at' },
  });
  await waitFor(() => expect(hook.result.current.check).toBe('CONFIRMED'));
  answer = async () => Response.json({ state: 'REFUSED', country: 'at' });
  hook.rerender({ country: 'nl' });
  await waitFor(() => expect(hook.result.current.check).toBe('REFUSED'));
  expect(requests.map(({ countryId }) => countryId)).toEqual(['at', 'nl']);
});

it.each([
  ['the service does not respond', () => Promise.reject(new Error('offline'))],
  [
    'there were too many requests',
    async () => Response.json({ message: 'later' }, { status: 429 }),
  ],
  ['the response is invalid', async () => new Response('<html>')],
  ['the state is unknown', async () => Response.json({ state: 'MAYBE' })],
])('reports an unavailable check when %s', async (_, failure) => {
  answer = failure;
  const hook = renderHook(() => useVatIdCheck(austrian, 'at'));
  await waitFor(() => expect(hook.result.current.check).toBe('PLAUSIBLE'));
});
