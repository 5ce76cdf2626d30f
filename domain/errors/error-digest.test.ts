import { expect, it } from 'vitest';
import { digestInDocument, errorDigest, referenceOf, statusOfDigest } from './error-digest';

it('carries its status there and back', () => {
  expect(statusOfDigest(errorDigest(503, '1f3a9c2b'))).toBe(503);
  expect(statusOfDigest(errorDigest(502, '1f3a9c2b'))).toBe(502);
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
  expect(statusOfDigest(digest)).toBeNull();
});

it.each([
  ['503-1f3a9c2b', '503-1f3a9c2b'],
  ['2716253', '2716253'],
  ['<b>', undefined],
  [['a', 'b'], undefined],
  ['', undefined],
  ['a'.repeat(41), undefined],
  [undefined, undefined],
])('takes %j for the reference %j', (value, expected) => {
  expect(referenceOf(value)).toBe(expected);
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
  expect(digestInDocument(html)).toBe(digest);
});
