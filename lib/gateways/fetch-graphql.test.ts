import { afterEach, describe, expect, it, vi } from 'vitest';
import { postGraphql } from './fetch-graphql';

const request = {
  url: 'http://shop.test/',
  operationName: 'Q',
  query: 'query Q { a }',
  variables: {},
  headers: {},
  timeoutMs: 50,
};

function answering(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe('postGraphql', () => {
  it('returns the data of a successful response', async () => {
    answering(200, '{"data":{"a":1}}');
    expect(await postGraphql(request)).toEqual({
      ok: true,
      data: { data: { a: 1 }, errors: [] },
    });
  });

  it('keeps data beside errors whose place is accepted', async () => {
    const body = { data: { a: [{ b: null }] }, errors: [{ message: 'no', path: ['a', 0, 'b'] }] };
    answering(200, JSON.stringify(body));
    const acceptsError = (path: readonly unknown[]) => path.at(-1) === 'b';
    expect(await postGraphql({ ...request, acceptsError })).toEqual({
      ok: true,
      data: { data: body.data, errors: ['no'] },
    });
    expect(await postGraphql({ ...request, acceptsError: () => false })).toMatchObject({
      ok: false,
      error: { layer: 'graphql', message: 'no' },
    });
  });

  it.each([
    [
      'a GraphQL error',
      200,
      '{"data":null,"errors":[{"message":"no"}]}',
      { layer: 'graphql', message: 'no', isRetryable: false },
    ],
    [
      'a GraphQL error with a status',
      403,
      '{"errors":[{"message":"The access token is invalid"}]}',
      { layer: 'graphql', message: 'The access token is invalid', isRetryable: false },
    ],
    ['a closed shop', 503, '<html>', { layer: 'http', status: 503, isRetryable: true }],
    [
      'an unavailable shop, whatever the body',
      503,
      '{"errors":[{"message":"Please try again."}]}',
      { layer: 'http', status: 503, isRetryable: true },
    ],
    ['a wrong address', 404, 'nothing', { layer: 'http', status: 404, isRetryable: false }],
    ['invalid JSON', 200, '<html>', { layer: 'invalid-response', isRetryable: false }],
    [
      'a query without any data',
      200,
      '{"data":{"product":null},"errors":[{"message":"Product was not found"}]}',
      { layer: 'graphql', message: 'Product was not found' },
    ],
    [
      'an invalid variable, without its value',
      200,
      '{"errors":[{"message":"Variable \\"$customer\\" got invalid value {\\"password\\":\\"secret\\"}; Field"}]}',
      {
        message: 'Variable "$customer" got invalid value (hidden)',
        cause: [{ message: 'Variable "$customer" got invalid value (hidden)' }],
      },
    ],
    ['no data', 200, '{}', { layer: 'invalid-response', isRetryable: false }],
  ])('reports the error layer of %s', async (_name, status, body, error) => {
    answering(status, body);
    expect(await postGraphql(request)).toMatchObject({ ok: false, error });
  });

  it('reports an unreachable service as a temporary network error', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed');
    });
    expect(await postGraphql(request)).toMatchObject({
      ok: false,
      error: { layer: 'network', isRetryable: true },
    });
  });

  it('aborts after its timeout', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    expect(await postGraphql(request)).toMatchObject({
      ok: false,
      error: { layer: 'network', message: 'The service did not answer in time' },
    });
  });
});
