import { describe, expect, it } from 'vitest';
import {
  findErrorDigest,
  buildErrorDigest,
  parseErrorReference,
  parseDigestStatus,
  toErrorStatus,
  findForcedStatus,
  resolveErrorStatus,
} from './error-status';

describe('error digest', () => {
  it('encodes and decodes its status', () => {
    expect(parseDigestStatus(buildErrorDigest(503, '1f3a9c2b'))).toBe(503);
    expect(parseDigestStatus(buildErrorDigest(502, '1f3a9c2b'))).toBe(502);
  });

  it.each([
    undefined,
    null,
    '',
    '503',
    '2716253',
    '999-abc',
    '418-abc',
    'NEXT_REDIRECT',
    '503-"><b>',
  ])('reads no status from %j', (digest) => {
    expect(parseDigestStatus(digest)).toBeNull();
  });

  it.each([
    ['503-1f3a9c2b', '503-1f3a9c2b'],
    ['2716253', '2716253'],
    ['<b>', undefined],
    [['a', 'b'], undefined],
    ['', undefined],
    ['a'.repeat(41), undefined],
    [undefined, undefined],
  ])('returns for %j the reference %j', (value, expected) => {
    expect(parseErrorReference(value)).toBe(expected);
  });

  it.each([
    ['self.__next_f.push([1,"7:E{\\"digest\\":\\"503-1f3a9c2b\\"}\\n"])', '503-1f3a9c2b'],
    ['<script>"digest":"2716253"</script>', '2716253'],
    ['\\"digest\\":\\"502-a\\" and \\"digest\\":\\"500-b\\"', '500-b'],
    ['\\"digest\\":\\"500-a\\" and \\"digest\\":\\"503-b\\"', '503-b'],
    ['\\"digest\\":\\"2716253\\" and \\"digest\\":\\"502-b\\"', '502-b'],
    ['\\"digest\\":\\"NEXT_HTTP_ERROR_FALLBACK;404\\"', null],
    ['<html></html>', null],
  ])('finds in %s the digest %j', (html, digest) => {
    expect(findErrorDigest(html)).toBe(digest);
  });
});

describe('error status', () => {
  it.each([
    [401, 401],
    [404, 404],
    [422, 422],
    [500, 500],
    [502, 502],
    [503, 503],
    [410, 404],
    [418, 404],
    [504, 500],
  ])('maps status %i to the page for %i', (status, page) => {
    expect(toErrorStatus(status)).toBe(page);
  });

  it.each([
    ['/', 404],
    ['/bikes', null],
    ['/bikes/ludwig', 422],
    ['/bikes/ludwig/configuration', 422],
    ['/bikes/outlet', null],
    ['/bikes/outlet/x', null],
    ['/checkout/address', 422],
    ['/dealers', 502],
    ['/dealers/radhaus', 502],
    ['/news', null],
  ])('%s forces the status %s (Specification §2)', (path, status) => {
    expect(findForcedStatus(path)).toBe(status);
  });

  it.each([
    ['/news/n1', '503-1f3a9c2b', 503],
    ['/news/n1', '502-1f3a9c2b', 502],
    ['/news/n1', '2716253', 500],
    ['/news/n1', undefined, 500],
    ['/bikes/ludwig', '503-1f3a9c2b', 503],
    ['/bikes/ludwig', '502-1f3a9c2b', 422],
    ['/bikes/ludwig', '2716253', 422],
    ['/dealers/radhaus', '503-1f3a9c2b', 503],
    ['/dealers/radhaus', '2716253', 502],
    ['/', '503-1f3a9c2b', 503],
    ['/', '500-1f3a9c2b', 404],
  ])('maps an error in %s with %s to %s (Specification §2, §8)', (path, digest, status) => {
    expect(resolveErrorStatus(path, digest)).toBe(status);
  });
});
